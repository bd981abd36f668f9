/** Short names for parts of the server's messages. */
import type {
  Ack,
  ChatLine,
  Command,
  Event,
  Pong,
  Presence,
  RefusedCommand,
  SaysJson,
  SettingOut,
  TableOut,
  View,
  Whole,
} from './messages';

export type Says = SaysJson;
export type Eyes = TableOut['eyes'];
export type GameOptions = SettingOut['options'];
export type Pace = SettingOut['pace'];
export type Act = Command['act'];
export type Reaction = NonNullable<ChatLine['reaction']>;
/** What a line of chat says. */
export type Said = { text: string } | { reaction: Reaction };
export type SocketOut = Event | Whole | Ack | RefusedCommand | Presence | Pong;

/** A sentence for the status line, and the rule that stands behind it. */
export type Told = Says & { rule?: string };

/** A move, and what is to be shown of it. */
export interface Step<AnyView = View> {
  /** Of the record's moves, from 1. */
  number: number;
  move: string;
  facts: Fact[];
  before: AnyView;
  after: AnyView;
}

/** What a move brought about, in the words of the records; which keys there are depends on `what`. */
export interface Fact {
  what: string;
  who: number;
  number: number;
  card?: string;
  suit?: string | null;
  reason?: string;
  space?: string;
  tile?: string;
  thing?: number;
}
