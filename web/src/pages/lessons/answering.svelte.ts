/** A position from the first look until its move is found or looked up. */
import type { HintMark } from '../../boards/hints';
import { api, refusalOf } from '../../protocol/api';
import type { LessonAnswered, Refusal } from '../../protocol/messages';
import { lookedUp, missed, solved } from './found';

/** As many as hints mark. */
const MARKED = 3;

export class Answering {
  answer = $state.raw<LessonAnswered | null>(null);
  /** Found or looked up: then the reasons are told, and nothing is asked any more. */
  over = $state(false);
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  readonly marks: readonly HintMark[] = $derived(
    this.over && this.answer
      ? this.answer.choices.slice(0, MARKED).map(({ move }, place) => ({ move, rank: place + 1 }))
      : [],
  );

  constructor(readonly lesson: string) {}

  readonly submit = async (move: string): Promise<void> => {
    const answer = await this.#ask(move);
    if (!answer) return;
    if (answer.right) solved(this.lesson);
    else missed(this.lesson);
    this.over = answer.right;
  };

  readonly giveUp = async (): Promise<void> => {
    if (!(await this.#ask(null))) return;
    lookedUp(this.lesson);
    this.over = true;
  };

  /** Back to the position, as if nothing was said. */
  readonly tryAgain = (): void => {
    this.answer = null;
  };

  async #ask(move: string | null): Promise<LessonAnswered | null> {
    this.busy = true;
    this.refusal = null;
    try {
      return (this.answer = await api.answerLesson(this.lesson, move));
    } catch (thrown) {
      this.refusal = refusalOf(thrown);
      return null;
    } finally {
      this.busy = false;
    }
  }
}
