// Made by scripts/message_types.py from src/kutter/server/protocol/questions.py: npm run types
import type {SaysJson} from './basics';

export interface CandidateOut {
  move: string;
  says: SaysJson;
  value: number;
  visits: number | null;
  chance: number | null;
  points: number | null;
  outlook: SaysJson | null;
  reason: SaysJson | null;
}
/**
 * What the adviser, a strong bot, thinks of the seat's moves, the best first.
 */
export interface Hint {
  candidates: CandidateOut[];
}
export interface HintRequest {
  seat: number;
}
export interface PreviewRequest {
  seat?: number | null;
  move: string;
  tile?: string | null;
}
