/** Shows scenes one after another, and skips to the end when told to. */
import type { Step } from '../../../protocol/types';
import type { Options } from '../../../state/options.svelte';
import type { FreshFishView } from '../view';
import { beatsOf, sceneOf, type Scene } from './scene';

type Steps = readonly Step<FreshFishView>[];

const SPEEDS: Record<Options['speed'], number> = { off: 0, fast: 0.5, normal: 1, slow: 1.6 };

export class Stage {
  scene: Scene;
  moving = $state(false);

  #waiting: Step<FreshFishView>[] = [];
  #shown = new WeakSet<Step<FreshFishView>>();
  #wake: (() => void) | null = null;
  #skips = false;
  /** Counts jumps, so that a play that one has overtaken ends without a trace. */
  #jumps = 0;

  constructor(view: FreshFishView) {
    this.scene = $state.raw(sceneOf(view));
  }

  /** Shows a position at once. */
  jump(view: FreshFishView): void {
    this.#jumps += 1;
    this.#waiting = [];
    this.skip();
    this.moving = false;
    this.scene = sceneOf(view);
  }

  /** Shows steps that it has not shown yet; resolves to whether it came to the end of them. */
  async play(steps: Steps, speed: Options['speed']): Promise<boolean> {
    const fresh = steps.filter((step) => !this.#shown.has(step));
    for (const step of fresh) this.#shown.add(step);
    this.#waiting.push(...fresh);
    if (this.moving) return false;
    this.moving = true;
    this.#skips = false;
    const jumps = this.#jumps;
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      await this.#show(step, stillMotion() ? 0 : SPEEDS[speed]);
      if (jumps !== this.#jumps) return false;
      this.scene = sceneOf(step.after);
    }
    this.moving = false;
    return true;
  }

  skip(): void {
    this.#skips = true;
    this.#wake?.();
  }

  async #show(step: Step<FreshFishView>, speed: number): Promise<void> {
    this.scene = { ...sceneOf(step.before), auction: null };
    const jumps = this.#jumps;
    for (const beat of beatsOf(step)) {
      if (this.#skips || speed === 0 || jumps !== this.#jumps) return;
      this.scene = beat.show(this.scene);
      await this.#pause(beat.milliseconds * speed);
    }
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function stillMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
