// The yardstick: a boardgame.io server with a game that does nothing but count its moves.
//
//     node server.js PORT [FOLDER]
//
// It keeps matches in memory, as it does by default; with a folder, in flat files there.

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

const [port, folder] = process.argv.slice(2);
const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [counting], origins: [], ...storage }).run(Number(port));
