/** Questions to a view. It knows no rules: what may be done stands in `view.legal`. */
import type { Eyes } from '../../../protocol/types';
import type { Auction, FreshFishView } from '../view';
import { GOODS } from './goods';

export interface Choices {
  /** By space: the move that takes it. */
  spaces: Map<string, string>;
  /** What taking a space means now. */
  verb: 'reserve' | 'place';
  draw: string | null;
  /** Coins that may be bid, rising. */
  bids: number[];
}

export function choicesOf(view: FreshFishView): Choices {
  const choices: Choices = {
    spaces: new Map(),
    verb: view.phase === 'place' ? 'place' : 'reserve',
    draw: null,
    bids: [],
  };
  for (const move of view.legal) {
    const [, verb, thing = ''] = move.split(' ');
    if (verb === 'draw') choices.draw = move;
    else if (verb === 'bid') choices.bids.push(Number(thing));
    else choices.spaces.set(thing, move);
  }
  return choices;
}

/** The space that was last reserved or built on: the reader's eye should find it again. */
export function lastTaken(moves: readonly string[]): string | null {
  const taking = moves.findLast((move) => / (reserve|place) /.test(move));
  return taking?.split(' ')[2] ?? null;
}

/** A seat's coins; null where the table does not show them. */
export function purseOf(view: FreshFishView, seat: number): number | null {
  return view.seats[seat]?.coins ?? (seat === view.seat ? view.purse : null);
}

/** A seat's score as it stands; null where the table does not show purses. */
export function scoreOf(view: FreshFishView, seat: number): number | null {
  return view.seats[seat]?.score ?? (seat === view.seat ? view.score : null);
}

/** How many spaces a seat has reserved. */
export function reservedBy(view: FreshFishView, seat: Eyes): number {
  return Object.values(view.spaces).filter((each) => each.on === 'disc' && each.seat === seat)
    .length;
}

export function tilesIn(tiles: Record<string, number>): number {
  return Object.values(tiles).reduce((sum, count) => sum + count, 0);
}

/** An auction with its bids turned over. */
export interface OpenAuction extends Omit<Auction, 'winner'> {
  /** Null until it is shown. */
  winner: number | null;
}

/** The auction whose winner is about to build. */
export function wonAuction(view: FreshFishView): OpenAuction | null {
  const auction = view.auctions.at(-1);
  if (view.phase !== 'place' || view.drawer === null || auction?.good !== view.tile) return null;
  return auction;
}

/** For what a seat still needs a disc on the square: an auction to come, the last row, or nothing. */
export function discNeededFor(view: FreshFishView, seat: number): 'auction' | 'last-row' | null {
  const stalls = view.seats[seat]?.stalls ?? {};
  const lacks = GOODS.filter((good) => stalls[good] === null);
  if (lacks.some((good) => view.stack[good])) return 'auction';
  return lacks.some((good) => view.last.includes(good)) ? 'last-row' : null;
}

export function winnersOf(view: FreshFishView): number[] {
  const scores = view.seats.map(({ score }) => score ?? Infinity);
  const best = Math.min(...scores);
  return view.phase === 'over' ? [...scores.keys()].filter((seat) => scores[seat] === best) : [];
}

/** Seats in the order of play, the reader's own last, or first to last for who watches. */
export function playOrder(view: FreshFishView, eyes: Eyes): number[] {
  const first = eyes === 'spectator' ? 0 : eyes + 1;
  return view.seats.map((_, number) => (first + number) % view.players);
}
