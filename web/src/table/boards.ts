/** Loads a game's board when it is needed. */
import type { Component } from 'svelte';
import type { BoardProps } from '$lib/board';
import type { SeatOut } from '$lib/messages';
import type { AnyView, Eyes, GameName, Says } from '$lib/types';

export interface LoadedBoard {
  Board: Component<BoardProps<AnyView>>;
  status: (view: AnyView, seats: SeatOut[], eyes: Eyes) => Says;
}

/** A board is only ever given views of its own game. */
export async function loadBoard(game: GameName): Promise<LoadedBoard> {
  const [{ default: Board }, { status }] = await (game === 'fishing'
    ? Promise.all([import('../fishing/Fishing.svelte'), import('../fishing/status')])
    : Promise.all([import('../freshfish/FreshFish.svelte'), import('../freshfish/status')]));
  return { Board, status } as LoadedBoard;
}
