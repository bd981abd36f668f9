// Made by scripts/message_types.py from src/kutter/server/protocol/acts.py: npm run types
import type {Level} from './basics';

export interface Accepted {
  version: number;
}
export interface AnswerUndo {
  kind: 'answer';
  agree: boolean;
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
  level: Level | null;
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
/**
 * A line of chat: a text, or a reaction in its place.
 */
export interface Say {
  kind: 'say';
  text?: string | null;
  reaction?: ('well-played' | 'thanks' | 'lucky' | 'ouch' | 'thinking' | 'again') | null;
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
