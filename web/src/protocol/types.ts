/** Short names for parts of the server's messages. */
import type {
  Command,
  Event,
  FishingView,
  FreshFishView,
  Ack,
  Pong,
  Presence,
  Refused,
  SaysJson,
  SettingOut,
  TableOut,
  Whole,
} from './messages';

export type Says = SaysJson;
export type Eyes = TableOut['eyes'];
export type Status = TableOut['status'];
export type GameName = SettingOut['game'];
export type Pace = SettingOut['pace'];
export type Level = 'deckhand' | 'mate' | 'skipper';
export type Act = Command['act'];
export type AnyView = FishingView | FreshFishView;
export type SocketOut = Event | Whole | Ack | Refused | Presence | Pong;

/** What a move brought about, in the words of the records; which keys there are depends on `what`. */
export interface Fact {
  what: string;
  who: number;
  number: number;
  card?: string;
  suit?: string;
  space?: string;
  tile?: string;
  thing?: number;
}
