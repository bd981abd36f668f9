/** What the server is asked about a position: routes, and what would follow from a building. */
import type { Ask } from '../../../boards/contract';
import type { Tile } from '../position/goods';
import type { FreshFishView } from '../view';
import { PREVIEW, ROUTES, type Preview, type Routes } from './answers';
import type { Foresight } from './foresight';

export class Questions {
  routes: Routes | null = $state.raw(null);
  foresight: Foresight | null = $state.raw(null);

  #ask: () => Ask;
  #view: FreshFishView | null = null;
  #previews = new Map<string, Promise<Preview>>();
  #wanted = '';

  constructor(ask: () => Ask) {
    this.#ask = ask;
  }

  /** What was asked of another position says nothing about this one. */
  begin(view: FreshFishView): void {
    if (this.#view === view) return;
    this.#view = view;
    this.#previews.clear();
    void this.#findRoutes(view);
  }

  forget(): void {
    this.#wanted = '';
    this.foresight = null;
  }

  /** Asks what a seat's building on a space would bring about. */
  async foresee(seat: number, space: string, tile: Tile): Promise<void> {
    const verb = this.#view?.phase === 'place' ? 'place' : 'reserve';
    const move = `${seat} ${verb} ${space}`;
    const key = `${move} ${tile}`;
    this.#wanted = key;
    const view = this.#view;
    const asked =
      this.#previews.get(key) ?? this.#ask()<Preview>('preview', PREVIEW, { seat, move, tile });
    this.#previews.set(key, asked);
    const preview = await asked.catch(() => null);
    if (this.#wanted !== key || this.#view !== view) return;
    this.foresight = preview && { space, tile, seat, preview };
  }

  async #findRoutes(view: FreshFishView): Promise<void> {
    if (!Object.values(view.spaces).some(({ on }) => on === 'stall')) {
      this.routes = null;
      return;
    }
    const known = view.seats.map(({ routes }) => routes);
    if (known.every((each) => each !== undefined)) {
      this.routes = known;
      return;
    }
    const found = await this.#ask()<Routes>('routes', ROUTES).catch(() => null);
    if (this.#view === view) this.routes = found;
  }
}
