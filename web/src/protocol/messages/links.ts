// Made by scripts/message_types.py from src/kutter/server/protocol/links.py: npm run types
import type {SeatOut} from './tables';

/**
 * What a link opens: of a table as much as everybody sees who comes there.
 */
export interface Invitation {
  game: string;
  options: {
    [k: string]: string;
  };
  seats: SeatOut[];
  seat: number;
  purpose: 'guest' | 'device';
  host: string | null;
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
  url: string;
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
/**
 * A link's secret, to see what it opens.
 */
export interface Offer {
  secret: string;
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
 * Where a table is found: no secret, for who comes by it chooses a free seat or watches.
 */
export interface TableLink {
  url: string;
  qr: string;
}
