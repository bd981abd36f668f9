/** Something of the server's that changes while one looks at it: how others do on a deal. */
import { refusalOf } from '../../protocol/api';
import type { Refusal } from '../../protocol/messages';
import { keepLooking } from '../../ui/watching/looking';

const LOOK_EVERY = 30_000;

export class Looking<Seen> {
  seen = $state.raw<Seen | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Of the last look, in seconds of the epoch. */
  now = $state(Date.now() / 1000);

  constructor(ask: () => Promise<Seen>) {
    $effect(() => keepLooking(() => this.#look(ask), LOOK_EVERY));
  }

  async #look(ask: () => Promise<Seen>): Promise<void> {
    try {
      this.seen = await ask();
      this.refusal = null;
    } catch (thrown) {
      this.refusal = refusalOf(thrown);
    }
    this.now = Date.now() / 1000;
  }
}
