// Made by scripts/message_types.py from src/kutter/server/protocol/tables.py: npm run types
import type {Level, SaysJson, View} from './basics';
import type {ContestRef} from './contests';

/**
 * The game that a table parts from, and after how many of its moves.
 */
export interface BranchOut {
  of: 'table' | 'record';
  id: string;
  at: number;
}
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  reaction: ('well-played' | 'thanks' | 'lucky' | 'ouch' | 'thinking' | 'again') | null;
  at: number;
}
export interface Created {
  id: string;
}
/**
 * Turn-based: so many days for each move.
 */
export interface DaysClock {
  kind: 'days';
  days: number;
}
export interface Lobby {
  tables: LobbyTable[];
}
export interface LobbyTable {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  players: number;
  seats: SeatOut[];
  pace: NoClock | MoveClock | DaysClock;
  created: number;
}
/**
 * Who sits somewhere. `plays`: a bot plays for an absent person, and why.
 */
export interface SeatOut {
  name: string | null;
  player: 'nobody' | 'person' | 'bot' | 'outside';
  level: Level | null;
  plays: ('time' | 'gone' | 'voted' | 'resigned') | null;
}
export interface NoClock {
  kind?: 'none';
}
/**
 * So many seconds for each move; then a bot plays the seat until its holder is back.
 */
export interface MoveClock {
  kind: 'move';
  seconds: number;
}
/**
 * What a move brought about, as the reader may know it. `number` counts the record's moves.
 */
export interface LogLine {
  number: number;
  move: string;
  says: SaysJson[];
}
/**
 * What a browser is told about itself and the server.
 */
export interface Me {
  version: string;
  bots: Level[];
}
export interface MyTable {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  status: 'gathering' | 'running' | 'finished' | 'frozen' | 'ended';
  seats: SeatOut[];
  holds: number[];
  your_turn: boolean;
  changed: number;
}
export interface MyTables {
  tables: MyTable[];
}
/**
 * A table to be made. Its maker sits down with `sit`, or watches.
 */
export interface NewTable {
  game: string;
  options?: {
    [k: string]: string;
  };
  players: number;
  public?: boolean;
  purses?: boolean;
  hints?: boolean;
  chat?: boolean;
  pause?: number;
  pace?: NoClock | MoveClock | DaysClock;
  same_deal_as?: string | null;
  position?: Position | null;
}
/**
 * A position of a record that the server keeps, or of a table that is over.
 */
export interface Position {
  record?: string | null;
  table?: string | null;
  at: number;
  with_bots?: WithBots | null;
}
/**
 * Whoever asks in a seat, bots in all others: nobody is waited for.
 */
export interface WithBots {
  seat: number;
  name: string;
  level?: Level | null;
}
export interface SettingOut {
  game: string;
  options: {
    [k: string]: string;
  };
  players: number;
  public: boolean;
  purses: boolean;
  hints: boolean;
  chat: boolean;
  pause: number;
  pace: NoClock | MoveClock | DaysClock;
}
/**
 * A whole table as somebody may see it. Events carry patches to it.
 */
export interface TableOut {
  id: string;
  version: number;
  status: 'gathering' | 'running' | 'finished' | 'frozen' | 'ended';
  eyes: number | 'spectator';
  setting: SettingOut;
  seats: SeatOut[];
  holds: number[];
  maker: boolean;
  setup: {
    [k: string]: unknown;
  } | null;
  begins_at: number;
  branch: BranchOut | null;
  moves: number;
  position: View | null;
  last: string | null;
  result: {
    [k: string]: unknown;
  } | null;
  deadline: number | null;
  undo: UndoOut;
  votes: VoteOut[];
  commitment: string;
  takes_shares: boolean;
  given: number[];
  shares: (string | null)[] | null;
  seed: string | null;
  deal_is_shared: boolean;
  contest: ContestRef | null;
  rematch: string | null;
  frozen: SaysJson | null;
  log: LogLine[];
  chat: ChatLine[];
}
/**
 * `can`: whether this seat may take back freely, or by asking; `asked`: who asks now.
 * `waits_for`: the seats whose answer it needs.
 */
export interface UndoOut {
  can: ('free' | 'ask') | null;
  asked: number | null;
  waits_for: number[];
}
export interface VoteOut {
  about: number;
  by: number[];
}
