/** Something that is done one at a time: busy until it is answered, and why it was not done. */
import { refusalOf } from '../protocol/api';
import type { Refusal } from '../protocol/messages';

export class Doing {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  /** Whether it was done. A second tap before the answer does nothing. */
  readonly attempt = async (doing: () => Promise<unknown>): Promise<boolean> => {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      await doing();
      return true;
    } catch (thrown) {
      this.refusal = refusalOf(thrown);
      return false;
    } finally {
      this.busy = false;
    }
  };
}
