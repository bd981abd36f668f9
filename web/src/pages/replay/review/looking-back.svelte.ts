/** A review as it is worked out: asked for until it is whole, and only as long as somebody looks. */
import { api, refusalOf, type Replayed } from '../../../protocol/api';
import type { DecisionOut, Refusal, ReviewOut } from '../../../protocol/messages';
import { costlyOf } from './decisions';

export class LookingBack {
  /** Whether decisions are judged with all cards open. */
  isOpen = $state(false);
  told = $state.raw<ReviewOut | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  readonly review = $derived(this.told?.review ?? null);
  readonly costly = $derived(costlyOf(this.review));

  /** The decision that was made after so many moves, if it could have been better. */
  costlyAt(moves: number): DecisionOut | null {
    return this.costly.find(({ number }) => number === moves + 1) ?? null;
  }

  /** Returns what to call when nobody looks any more. */
  follow(replay: Replayed, seat: number): () => void {
    let isLeft = false;
    const { isOpen } = this;
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
