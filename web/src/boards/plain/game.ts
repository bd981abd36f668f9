/** What any game gets that has no folder of its own. */
import type { GameFolder } from '../contract';

export const PLAIN: GameFolder = {
  loadPicture: async () => (await import('./Picture.svelte')).default,
  async loadBoard() {
    const [{ default: Board }, { status }] = await Promise.all([
      import('./PlainBoard.svelte'),
      import('./status'),
    ]);
    return { Board, status };
  },
};
