/** The positions of a replay, each made when it is first looked at. */
import type { ReplayOut, View } from '../../protocol/messages';
import { patched, type Patch } from '../../protocol/patch';
import type { Fact, Step } from '../../protocol/types';

export class Positions {
  private readonly made: View[];

  constructor(private readonly replay: ReplayOut) {
    this.made = [replay.start as unknown as View];
  }

  get last(): number {
    return this.replay.steps.length;
  }

  /** The position after so many moves. */
  at(moves: number): View {
    for (let number = this.made.length; number <= moves; number += 1) {
      const before = this.made[number - 1];
      const step = this.replay.steps[number - 1];
      if (before && step) this.made.push(patched(before, step.patch as Patch));
    }
    return this.made[moves] as View;
  }

  /** The move that leads to a position, for a board to show. */
  step(number: number): Step | null {
    const step = this.replay.steps[number - 1];
    if (!step) return null;
    return {
      number,
      move: step.move,
      facts: step.facts as unknown as Fact[],
      before: this.at(number - 1),
      after: this.at(number),
    };
  }
}
