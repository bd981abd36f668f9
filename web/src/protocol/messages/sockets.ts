// Made by scripts/message_types.py from src/kutter/server/protocol/sockets.py: npm run types
import type {Refusal} from './refusals';
import type {ChatLine, LogLine, TableOut} from './tables';

export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}
/**
 * One a version, without gaps, for everybody; what one may not see arrives empty.
 */
export interface Event {
  type: 'event';
  version: number;
  what: string;
  data: EventData;
}
export interface EventData {
  patch: {
    [k: string]: unknown;
  };
  line: LogLine | null;
  facts:
    | {
        [k: string]: unknown;
      }[]
    | null;
  chat: ChatLine | null;
}
export interface Ping {
  type: 'ping';
}
export interface Pong {
  type: 'pong';
  now: number;
}
/**
 * Which seats have a connection now; not numbered.
 */
export interface Presence {
  type: 'presence';
  seats: boolean[];
  absent_since: (number | null)[];
  absent_seconds: number;
  watching: number;
}
export interface RefusedCommand {
  type: 'refused';
  id: string | null;
  refusal: Refusal;
}
/**
 * A view to start from: at first, and when too much was missed.
 */
export interface Whole {
  type: 'table';
  data: TableOut;
}
