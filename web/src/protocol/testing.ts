/** Things that tests need. */
import type { GameOut, TableOut } from './messages';

/** A table before the start, as the server shows it. */
export function aTable(changes: Partial<TableOut> = {}): TableOut {
  return {
    id: 'abcdef',
    version: 7,
    status: 'gathering',
    eyes: 'spectator',
    setting: {
      game: 'whist',
      options: {},
      players: 3,
      public: false,
      purses: true,
      hints: true,
      chat: true,
      pause: 900,
      pace: { kind: 'none' },
    },
    seats: [0, 1, 2].map(() => ({ name: null, player: 'nobody', level: null, plays: null })),
    holds: [],
    maker: false,
    setup: null,
    begins_at: 0,
    branch: null,
    contest: null,
    moves: 0,
    position: null,
    last: null,
    result: null,
    deadline: null,
    undo: { can: null, asked: null, waits_for: [] },
    votes: [],
    commitment: 'c0'.repeat(32),
    takes_shares: true,
    given: [],
    shares: null,
    seed: null,
    deal_is_shared: false,
    rematch: null,
    frozen: null,
    log: [],
    chat: [],
    ...changes,
  };
}

export function aGame(changes: Partial<GameOut> = {}): GameOut {
  return {
    name: 'whist',
    seats: [2, 3, 4],
    lowest_wins: false,
    rule_prefix: 'W',
    has_purses: false,
    levels: [
      { name: 'greenhorn', ratings: [] },
      { name: 'mate', ratings: [] },
    ],
    options: [],
    ...changes,
  };
}
