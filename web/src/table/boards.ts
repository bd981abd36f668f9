/** Loads a game's board when it is needed. */
import type { Component } from 'svelte';
import type { BoardProps } from '$lib/board';
import type { Draws, SeatOut, TableOut } from '$lib/messages';
import type { AnyView, Eyes, GameName, Says } from '$lib/types';
import type { Fixed } from './proof';

export interface LoadedBoard {
  Board: Component<BoardProps<AnyView>>;
  status: (view: AnyView, seats: SeatOut[], eyes: Eyes) => Says;
}

/** What a game's set-up fixes of its deal. */
export async function loadFixed(game: GameName): Promise<(table: TableOut, drawn: Draws) => Fixed> {
  const { fixedBySetup } = await (game === 'fishing'
    ? import('../fishing/deal')
    : import('../freshfish/deal'));
  return fixedBySetup;
}

/** A board is only ever given views of its own game. */
export async function loadBoard(game: GameName): Promise<LoadedBoard> {
  const [{ default: Board }, { status }] = await (game === 'fishing'
    ? Promise.all([import('../fishing/Fishing.svelte'), import('../fishing/status')])
    : Promise.all([import('../freshfish/FreshFish.svelte'), import('../freshfish/status')]));
  return { Board, status } as LoadedBoard;
}
