/** A small view for tests. */
import type { FreshFishView } from './view';

export function exampleView(changes: Partial<FreshFishView> = {}): FreshFishView {
  const seat = {
    coins: 15,
    discs: 5,
    stalls: { fish: null, soda: null, cheese: null, ice: null },
    bids: false,
    has_bid: false,
    score: -15,
    lengths: { fish: null, soda: null, cheese: null, ice: null },
  };
  const tiles = { fish: 1, soda: 1, cheese: 1, ice: 1, flea: 4 };
  return {
    game: 'freshfish',
    variant: 'market',
    streets: 'blocked',
    players: 2,
    phase: 'turn',
    owing: [0],
    turn: 0,
    drawer: null,
    tile: null,
    spaces: {
      a1: { on: 'truck', good: 'fish', area: 0 },
      b1: { on: 'path', area: 0 },
      a2: { on: 'disc', seat: 0, area: 1 },
      b2: { on: 'disc', seat: 1, area: 1 },
      c2: { on: 'empty', area: 1 },
    },
    areas: [
      { number: 1, built: 1 },
      { number: 1, built: 0 },
    ],
    stack: tiles,
    void: { fish: 0, soda: 0, cheese: 0, ice: 0, flea: 0 },
    last: ['fish', 'soda', 'cheese', 'ice'],
    seats: [seat, seat],
    auctions: [],
    seat: 0,
    purse: 15,
    score: -15,
    bid: null,
    legal: ['0 reserve c2', '0 draw'],
    refused: { reasons: [], why: {} },
    ...changes,
  };
}
