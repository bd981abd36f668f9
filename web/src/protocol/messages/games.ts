// Made by scripts/message_types.py from src/kutter/server/protocol/games.py: npm run types
import type {Level} from './basics';

export interface GameOut {
  name: string;
  seats: number[];
  options: OptionOut[];
  lowest_wins: boolean;
  rule_prefix: string;
  levels: LevelOut[];
  has_purses: boolean;
}
/**
 * Something that is agreed when a table is made.
 */
export interface OptionOut {
  name: string;
  values: string[];
  default: string | null;
  is_variant: boolean;
}
/**
 * How strong bots can be.
 */
export interface LevelOut {
  name: Level;
  ratings: RatingOut[];
}
/**
 * What arena games say of a level in one kind of game; Mate's is fixed, so it has no ends.
 */
export interface RatingOut {
  options: {
    [k: string]: string;
  };
  points: number;
  low: number | null;
  high: number | null;
  games: number;
}
export interface Games {
  games: GameOut[];
}
