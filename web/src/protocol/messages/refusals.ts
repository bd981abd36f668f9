// Made by scripts/message_types.py from src/kutter/server/protocol/refusals.py: npm run types
import type {SaysJson} from './basics';

/**
 * Why not. `code` is for programs, `says` for people, `rule` where a rule forbids it.
 */
export interface Refusal {
  code: string;
  says: SaysJson;
  rule: string | null;
}
export interface RefusalBody {
  refusal: Refusal;
}
