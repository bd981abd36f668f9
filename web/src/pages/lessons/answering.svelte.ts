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

  /** A move, or null from who gives up. */
  readonly submit = async (move: string | null): Promise<void> => {
    this.busy = true;
    this.refusal = null;
    try {
      const answer = await api.answerLesson(this.lesson, move);
      if (answer.right) solved(this.lesson);
      else if (move === null) lookedUp(this.lesson);
      else missed(this.lesson);
      this.over = answer.right || move === null;
      this.answer = answer;
    } catch (thrown) {
      this.refusal = refusalOf(thrown);
    } finally {
      this.busy = false;
    }
  };

  readonly giveUp = (): Promise<void> => this.submit(null);

  /** Back to the position, as if nothing was said. */
  readonly tryAgain = (): void => {
    this.answer = null;
  };
}
