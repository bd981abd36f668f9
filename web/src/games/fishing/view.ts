// Made by scripts/message_types.py from src/kutter/games/fishing/knowledge/view_json.py: npm run types
import type {ReasonsJson} from '../../protocol/messages/basics';

/**
 * What a seat caught in a round: the cards not seen since, and how many are left in it.
 */
export interface Batch {
  round: number;
  cards: string[];
  left: number;
}
export interface FishingSeat {
  points: number;
  held: number;
  catch: string[];
  stockroom: Batch[];
  drawn: number[];
}
export interface OceanLevel {
  stars: number;
  cards: string[];
  left: number;
}
/**
 * A card played this round; `follow` is the suit that was to be followed.
 */
export interface Play {
  seat: number;
  card: string;
  follow: ('blue' | 'purple' | 'red' | 'yellow' | 'green') | null;
}
export interface PlayedCard {
  seat: number;
  card: string;
}
/**
 * All that a seat knows.
 */
export interface FishingView {
  game: 'fishing';
  players: number;
  phase: 'deal' | 'play' | 'catch' | 'pass' | 'call' | 'over';
  owing: number[];
  round: number;
  hand_size: number;
  tricks: number;
  leader: number;
  ahead: number | null;
  trick: PlayedCard[];
  follow: ('blue' | 'purple' | 'red' | 'yellow' | 'green') | null;
  caller: number | null;
  low: boolean;
  chosen: number[];
  plays: Play[];
  passed_after: number | null;
  seats: FishingSeat[];
  starting: string[];
  ocean: OceanLevel[];
  end: ('rounds' | 'overfishing') | null;
  seat: number | 'spectator';
  hand: string[];
  given: string | null;
  got: string | null;
  legal: string[];
  refused: ReasonsJson;
}
