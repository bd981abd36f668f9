// Made by scripts/message_types.py from src/kutter/server/protocol/games.py: npm run types

export interface GameOut {
  name: string;
  seats: number[];
  options: OptionOut[];
  lowest_wins: boolean;
  rule_prefix: string;
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
export interface Games {
  games: GameOut[];
}
