/** Views for tests, with nothing in them that a test does not ask for. */
import type { FishingSeat, FishingView, Play } from './view';

export function aSeat(changes: Partial<FishingSeat> = {}): FishingSeat {
  return { points: 0, held: 9, catch: [], stockroom: [], drawn: [0, 0, 0, 0, 0, 0], ...changes };
}

export function aView(changes: Partial<FishingView> = {}): FishingView {
  return {
    game: 'fishing',
    players: 4,
    phase: 'play',
    owing: [0],
    round: 3,
    hand_size: 10,
    tricks: 0,
    leader: 0,
    ahead: null,
    trick: [],
    follow: null,
    caller: null,
    low: false,
    chosen: [],
    plays: [],
    passed_after: null,
    seats: [aSeat(), aSeat(), aSeat(), aSeat()],
    starting: [],
    ocean: [],
    end: null,
    seat: 0,
    hand: [],
    given: null,
    got: null,
    legal: [],
    refused: { reasons: [], why: {} },
    ...changes,
  };
}

export const played = (...cards: string[]): Play[] =>
  cards.map((card, seat) => ({ seat: seat % 4, card, follow: null }));
