/** Shows what happened move by move, at the pace of the board that animates it. */
import type { Step } from '../protocol/types';
import { options } from '../state/options.svelte';

interface Frame<Shown> {
  shown: Shown;
  step: Step | null;
}

/** With more than this waiting, the rest is shown at once. */
const MOST_WAITING = 12;
/** A board that does not say it is done does not stop the game. */
const PATIENCE = 6_000;

export class Showing<Shown> {
  shown = $state.raw<Shown | null>(null);
  steps = $state.raw<Step[]>([]);
  private waiting: Frame<Shown>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows something at once, without telling how it came about. */
  jump(shown: Shown | null): void {
    this.waiting = [];
    this.steps = [];
    clearTimeout(this.timer);
    this.shown = shown;
  }

  push(shown: Shown, step: Step | null): void {
    this.waiting.push({ shown, step });
    if (this.waiting.length > MOST_WAITING || options.speed === 'off' || document.hidden)
      this.jump(shown);
    else if (this.steps.length === 0) this.next();
  }

  /** The board has shown the step. */
  readonly done = (): void => {
    clearTimeout(this.timer);
    this.steps = [];
    this.next();
  };

  private next(): void {
    for (let frame = this.waiting.shift(); frame; frame = this.waiting.shift()) {
      this.shown = frame.shown;
      if (frame.step && frame.step.facts.length > 0) {
        this.steps = [frame.step];
        this.timer = setTimeout(this.done, PATIENCE);
        return;
      }
    }
  }
}
