/** What any game gets that has no folder of its own. */
import type { GameFolder } from '../contract';
import Picture from './Picture.svelte';

export const PLAIN: GameFolder = {
  Picture,
  async loadBoard() {
    const [{ default: Board }, { status }] = await Promise.all([
      import('./PlainBoard.svelte'),
      import('./status'),
    ]);
    return { Board, status };
  },
};
