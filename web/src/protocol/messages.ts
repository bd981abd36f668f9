// Made by scripts/message_types.py from src/kutter/server/protocol: npm run types

export interface Accepted {
  version: number;
}
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}
export interface AnswerUndo {
  kind: 'answer';
  agree: boolean;
}
export interface CandidateOut {
  move: string;
  says: SaysJson;
  value: number;
  visits: number | null;
}
/**
 * A sentence for whoever has the catalogue: arguments are words, numbers, or sentences.
 */
export interface SaysJson {
  message: string;
  arguments: {
    [k: string]: unknown;
  };
}
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
/**
 * Takes a seat back from the bot that played for its absent holder.
 */
export interface ComeBack {
  kind: 'back';
}
/**
 * An act at a table. A repeat with the same id gets the first answer.
 */
export interface Command {
  type?: 'do';
  id: string;
  version: number;
  act:
    | Sit
    | Stand
    | SeatBot
    | Remove
    | Share
    | Start
    | MakeMove
    | Undo
    | AnswerUndo
    | Resign
    | ComeBack
    | Vote
    | Say
    | Rematch
    | End;
}
export interface Sit {
  kind: 'sit';
  seat: number;
  name: string;
}
/**
 * Leaves a seat before the start.
 */
export interface Stand {
  kind: 'stand';
  seat: number;
}
/**
 * Puts a bot in an empty seat, changes its level, or with None takes it out.
 */
export interface SeatBot {
  kind: 'bot';
  seat: number;
  level: ('deckhand' | 'mate' | 'skipper') | null;
}
/**
 * The maker of a table sends a guest away before the start.
 */
export interface Remove {
  kind: 'remove';
  seat: number;
}
/**
 * What a seat's holder adds to the shuffle before the start, once: 32 bytes of chance.
 */
export interface Share {
  kind: 'share';
  seat: number;
  share: string;
}
/**
 * Waits a few seconds for the shares of those who are there, and for nobody else.
 */
export interface Start {
  kind: 'start';
}
export interface MakeMove {
  kind: 'move';
  move: string;
}
/**
 * Takes back the seat's last move, or asks the others for it where that needs consent.
 */
export interface Undo {
  kind: 'undo';
}
/**
 * Leaves a running game for good: a bot goes on.
 */
export interface Resign {
  kind: 'resign';
}
/**
 * At a table without a clock: a bot shall play for somebody who is gone.
 */
export interface Vote {
  kind: 'vote';
  seat: number;
}
export interface Say {
  kind: 'say';
  text: string;
  name?: string | null;
}
export interface Rematch {
  kind: 'rematch';
}
/**
 * Ends a table that has not started, or is frozen, or that only bots still play.
 */
export interface End {
  kind: 'end';
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
/**
 * What a move brought about, as the reader may know it. `number` counts the record's moves.
 */
export interface LogLine {
  number: number;
  move: string;
  says: SaysJson[];
}
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
export interface Health {
  status: 'ok' | 'stopping';
  version: string;
  tables: number;
}
/**
 * What the strongest bot thinks of the seat's moves, the best first.
 */
export interface Hint {
  candidates: CandidateOut[];
}
export interface HintRequest {
  seat: number;
}
/**
 * A socket is bound to its seat; a request names it.
 */
export interface HttpCommand {
  type?: 'do';
  id: string;
  version: number;
  act:
    | Sit
    | Stand
    | SeatBot
    | Remove
    | Share
    | Start
    | MakeMove
    | Undo
    | AnswerUndo
    | Resign
    | ComeBack
    | Vote
    | Say
    | Rematch
    | End;
  seat?: number | null;
}
export interface Imported {
  id: string;
}
export interface LinkInfo {
  id: string;
  seat: number;
  purpose: 'guest' | 'device' | 'bot';
  created: number;
  used: boolean;
}
/**
 * The secret is told once; it goes into the fragment of an address.
 */
export interface LinkOut {
  id: string;
  secret: string;
  path: string;
  qr: string;
}
/**
 * guest: somebody sits down here; device: the holder's other device; bot: a program's token.
 */
export interface LinkRequest {
  seat: number;
  purpose: 'guest' | 'device' | 'bot';
  name?: string | null;
}
export interface Links {
  links: LinkInfo[];
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
  level: ('deckhand' | 'mate' | 'skipper') | null;
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
 * What a browser is told about itself and the server.
 */
export interface Me {
  version: string;
  bots: ('deckhand' | 'mate' | 'skipper')[];
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
 * A position of a record that the server keeps.
 */
export interface Position {
  record: string;
  at: number;
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
export interface PreviewRequest {
  seat?: number | null;
  move: string;
  tile?: string | null;
}
export interface Readiness {
  status: 'ready' | ('stopping' | 'not-alone' | 'not-writing' | 'not-reading');
}
export interface ReasonJson {
  rule: string;
  says: SaysJson;
}
/**
 * Reasons, each told once, and by thing which of them stands against it.
 */
export interface ReasonsJson {
  reasons: ReasonJson[];
  why: {
    [k: string]: number;
  };
}
export interface Redeem {
  secret: string;
  name?: string | null;
}
export interface Redeemed {
  table: string;
  seat: number;
}
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
export interface RefusedCommand {
  type: 'refused';
  id: string | null;
  refusal: Refusal;
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
  rematch: string | null;
  frozen: SaysJson | null;
  log: LogLine[];
  chat: ChatLine[];
}
/**
 * A position as somebody sees it: what all games have in common. The rest is the game's own.
 */
export interface View {
  phase?: string;
  owing: number[];
  legal: string[];
  legal_words?: SaysJson[];
  refused?: ReasonsJson;
  own?: string[];
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
/**
 * A view to start from: at first, and when too much was missed.
 */
export interface Whole {
  type: 'table';
  data: TableOut;
}
