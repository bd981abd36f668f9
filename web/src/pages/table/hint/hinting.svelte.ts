/** A hint on the board, from asking for it until it is put away. */
import type { HintMark } from '../../../boards/hints';
import { api, refusalOf } from '../../../protocol/api';
import type { CandidateOut, Refusal } from '../../../protocol/messages';

/** The best move, and so many others as are not one too many to look at. */
const SHOWN = 3;

export class Hinting {
  open = $state(false);
  /** The best first; none while nobody has answered. */
  candidates = $state.raw<readonly CandidateOut[]>([]);
  /** Whose reason is told. */
  chosen = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  #asked = 0;

  readonly marks: readonly HintMark[] = $derived(
    this.candidates.map(({ move }, place) => ({ move, rank: place + 1 })),
  );

  readonly ask = async (table: string, seat: number): Promise<void> => {
    this.close();
    this.open = true;
    const asked = this.#asked;
    try {
      const { candidates } = await api.hint(table, seat);
      if (asked === this.#asked) this.candidates = candidates.slice(0, SHOWN);
    } catch (thrown) {
      if (asked === this.#asked) this.refusal = refusalOf(thrown);
    }
  };

  /** Whatever is still under way comes too late. */
  readonly close = (): void => {
    this.#asked += 1;
    this.open = false;
    this.candidates = [];
    this.chosen = 0;
    this.refusal = null;
  };
}
