// Made by scripts/message_types.py from src/kutter/games/freshfish/knowledge/view_json.py: npm run types
import type {ReasonsJson} from '../../protocol/messages/basics';

/**
 * The number on its signpost, and how much is built there, a truck included.
 */
export interface Area {
  number: number;
  built: number;
}
export interface Auction {
  good: 'fish' | 'soda' | 'cheese' | 'ice';
  drawer: number;
  bids: (number | null)[];
  winner: number;
  decided: 'only-bid' | 'highest-bid' | 'tie-to-drawer' | 'tie-clockwise';
}
export interface FreshFishSeat {
  coins?: number;
  discs: number;
  stalls: {
    [k: string]: string | null;
  };
  bids: boolean;
  has_bid: boolean;
  score?: number;
  lengths: {
    [k: string]: number | null;
  };
  routes?: {
    [k: string]: RouteJson | null;
  };
}
/**
 * Columns and rows from 0; streets may lie at -1 or beyond the last.
 */
export interface RouteJson {
  length: number;
  streets: number;
  places: number[][];
}
/**
 * What is on a space, and in market the number of its area in the list of areas.
 */
export interface Space {
  on: 'empty' | 'path' | 'disc' | 'table' | 'truck' | 'stall';
  seat?: number;
  good?: 'fish' | 'soda' | 'cheese' | 'ice';
  area?: number;
}
/**
 * All that a seat knows.
 */
export interface FreshFishView {
  game: 'freshfish';
  variant: 'market' | 'classic';
  streets: string | null;
  players: number;
  phase: 'turn' | 'tile' | 'bid' | 'place' | 'over';
  owing: number[];
  turn: number | null;
  drawer: number | null;
  tile: ('fish' | 'soda' | 'cheese' | 'ice' | 'flea') | null;
  spaces: {
    [k: string]: Space;
  };
  areas: Area[];
  stack: {
    [k: string]: number;
  };
  void: {
    [k: string]: number;
  };
  last: ('fish' | 'soda' | 'cheese' | 'ice')[];
  seats: FreshFishSeat[];
  auctions: Auction[];
  seat: number | 'spectator';
  bid: number | null;
  purse: number | null;
  score: number | null;
  legal: string[];
  refused: ReasonsJson;
}
