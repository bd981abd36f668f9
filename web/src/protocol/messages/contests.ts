// Made by scripts/message_types.py from src/kutter/server/protocol/contests.py: npm run types
import type {Level} from './basics';

export interface ChallengeOut {
  id: string;
  url: string;
  qr: string;
}
export interface ContestOut {
  id: string;
  day: string | null;
  game: string;
  options: {
    [k: string]: string;
  };
  players: number;
  closes: number | null;
  is_over: boolean;
  people: number;
  own: ResultOut | null;
  running: string | null;
  seat: number;
  bots: (Level | null)[];
  simulations: number;
  bots_version: number;
  by: string | null;
  results: ResultOut[];
  solution: string | null;
  tries_left: number;
}
/**
 * What somebody made of the deal.
 */
export interface ResultOut {
  name: string;
  place: number;
  score: number;
  lead: number;
  number: number;
  at: number;
  you: boolean;
  marks: ('later-try' | 'late' | 'left' | 'other-bots' | 'other-play' | 'free-table')[];
  is_checked: boolean;
  table: string | null;
}
export interface ContestRef {
  id: string;
  day: string | null;
}
export interface ContestSummary {
  id: string;
  day: string | null;
  game: string;
  options: {
    [k: string]: string;
  };
  players: number;
  closes: number | null;
  is_over: boolean;
  people: number;
  own: ResultOut | null;
  running: string | null;
}
/**
 * The deals of a day. Days are those of UTC.
 */
export interface Daily {
  day: string;
  closes: number;
  today: ContestSummary[];
  yesterday: ContestSummary[];
  streak: number;
  longest: number;
}
export interface TryRequest {
  name: string;
}
