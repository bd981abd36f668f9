// Made by scripts/message_types.py from src/kutter/server/protocol/records.py: npm run types
import type {Level, SaysJson} from './basics';

/**
 * A move of chance, and what it drew, in order.
 */
export interface DealOut {
  number: number;
  move: string;
  draws: DrawOut[];
}
export interface DrawOut {
  pile: string;
  thing: string;
}
/**
 * All that chance drew after the set-up of a table that is over.
 */
export interface Draws {
  piles: {
    [k: string]: string[];
  };
  deals: DealOut[];
}
export interface Imported {
  id: string;
}
/**
 * A game as a position and patches to it.
 */
export interface ReplayOut {
  game: string;
  options: {
    [k: string]: string;
  };
  players: number;
  names: (string | null)[];
  bots: (Level | null)[];
  eyes: number | 'spectator';
  whole: boolean;
  setup: {
    [k: string]: unknown;
  };
  start: {
    [k: string]: unknown;
  };
  steps: Step[];
  result: {
    [k: string]: unknown;
  } | null;
  scores: number[][] | null;
}
/**
 * A move of a replay, as its reader may know it.
 */
export interface Step {
  move: string;
  says: SaysJson[];
  facts: {
    [k: string]: unknown;
  }[];
  patch: {
    [k: string]: unknown;
  };
}
