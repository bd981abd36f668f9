/** Loads a game's board when it is needed. */
import type { Component } from 'svelte';
import type { Draws, SeatOut, TableOut } from '../protocol/messages';
import type { AnyView, Eyes, GameName, Says } from '../protocol/types';
import type { Fixed } from '../state/shuffle/proof';
import type { BoardProps } from './contract';

export interface LoadedBoard {
  Board: Component<BoardProps<AnyView>>;
  status: (view: AnyView, seats: SeatOut[], eyes: Eyes) => Says;
}

/** What a game's set-up fixes of its deal. */
export async function loadFixed(game: GameName): Promise<(table: TableOut, drawn: Draws) => Fixed> {
  const { fixedBySetup } = await (game === 'fishing'
    ? import('../games/fishing/deal')
    : import('../games/freshfish/deal'));
  return fixedBySetup;
}

/** A board is only ever given views of its own game. */
export async function loadBoard(game: GameName): Promise<LoadedBoard> {
  const [{ default: Board }, { status }] = await (game === 'fishing'
    ? Promise.all([import('../games/fishing/Fishing.svelte'), import('../games/fishing/status')])
    : Promise.all([
        import('../games/freshfish/FreshFish.svelte'),
        import('../games/freshfish/status'),
      ]));
  return { Board, status } as LoadedBoard;
}
