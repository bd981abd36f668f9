// The yardstick: a boardgame.io server with a game that does nothing but count its moves.
//
//     node server.js PORT [FOLDER | postgresql://...]
//
// It keeps matches in memory, as it does by default; with a folder, in flat files there; with the
// address of a database, in it.

const { PostgresStore } = require('bgio-postgres');
const { Server, FlatFile } = require('boardgame.io/server');

const counting = {
  name: 'counting',
  setup: () => ({ moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    count: ({ G }) => {
      G.moves += 1;
    },
  },
};

const [port, where] = process.argv.slice(2);
const storage = {};
if (where?.startsWith('postgresql://')) {
  storage.db = new PostgresStore(where, { logging: false });
} else if (where) {
  storage.db = new FlatFile({ dir: where });
}
Server({ games: [counting], origins: [], ...storage }).run(Number(port));
