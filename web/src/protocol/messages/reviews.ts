// Made by scripts/message_types.py from src/kutter/server/protocol/reviews.py: npm run types
import type {SaysJson} from './basics';

/**
 * A move, and what it came to on average.
 */
export interface ChoiceOut {
  move: string;
  chance: number;
  points: number;
}
export interface DecisionOut {
  number: number;
  name: 'best' | 'fine' | 'slip' | 'mistake';
  cost: number;
  played: string;
  choices: ChoiceOut[];
  legal: number;
  shares: number[];
  worse: number;
  better: number;
  says: SaysJson[];
}
export interface Review {
  seat: number;
  summary: SaysJson[];
  decisions: DecisionOut[];
}
/**
 * How far a review is, and the review once it is whole.
 */
export interface ReviewOut {
  done: number;
  all: number | null;
  review: Review | null;
}
