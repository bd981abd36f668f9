/** A review as it is worked out: asked for until it is whole, and only as long as somebody looks. */
import { api, refusalOf, type Replayed } from '../../../protocol/api';
import type { Refusal, ReviewOut } from '../../../protocol/messages';

export class LookingBack {
  told = $state.raw<ReviewOut | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  /** Returns what to call when nobody looks any more. */
  begin(replay: Replayed, seat: number, isOpen: boolean): () => void {
    let isLeft = false;
    this.told = null;
    this.refusal = null;
    const ask = async (known: number | null) => {
      try {
        const told = await api.review(replay, seat, isOpen, known);
        if (isLeft) return;
        this.told = told;
        if (!told.review) await ask(told.done);
      } catch (thrown) {
        if (!isLeft) this.refusal = refusalOf(thrown);
      }
    };
    void ask(null);
    return () => (isLeft = true);
  }
}
