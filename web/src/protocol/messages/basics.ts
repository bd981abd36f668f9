// Made by scripts/message_types.py from src/kutter/server/protocol/basics.py: npm run types

export type Level =
  | 'greenhorn'
  | 'cabin-boy'
  | 'deckhand'
  | 'able-seaman'
  | 'boatswain'
  | 'third-mate'
  | 'second-mate'
  | 'mate'
  | 'first-mate'
  | 'pilot'
  | 'skipper'
  | 'commodore'
  | 'vice-admiral'
  | 'admiral';

export interface ReasonJson {
  rule: string;
  says: SaysJson;
}
/**
 * A sentence for whoever has the catalogue: arguments are words, numbers, or sentences.
 */
export interface SaysJson {
  message: string;
  arguments: {
    [k: string]: unknown;
  };
}
/**
 * Reasons, each told once, and by thing which of them stands against it.
 */
export interface ReasonsJson {
  reasons: ReasonJson[];
  why: {
    [k: string]: number;
  };
}
/**
 * A position as somebody sees it: what all games have in common. The rest is the game's own.
 */
export interface View {
  phase?: string;
  owing: number[];
  legal: string[];
  legal_words?: SaysJson[];
  refused?: ReasonsJson;
  own?: string[];
}
