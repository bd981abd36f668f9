/** Shows moves one after another. What is shown lags behind the true view, and never hangs. */
import { tick } from 'svelte';
import type { Step } from '../../../protocol/types';
import type { Options } from '../../../state/options.svelte';
import type { FishingView } from '../view';
import { castHook, motionOf, type Scene } from './motion';
import { beatsOf, fold, type Beat } from './stage';

/** Milliseconds for each way of a card, and for a look at a whole trick. */
const PACES: Record<Options['speed'], { way: number; look: number }> = {
  off: { way: 0, look: 0 },
  fast: { way: 160, look: 250 },
  normal: { way: 300, look: 700 },
  slow: { way: 390, look: 1400 },
};

export class Playback {
  shown: FishingView = $state.raw() as FishingView;
  running = $state(false);
  /** Who has just won the trick on the table. */
  winner: number | null = $state(null);
  private hurry: (() => void) | null = null;
  private hurried = false;

  constructor(view: FishingView) {
    this.show(view);
  }

  /** Shows a position at once, without a way to it. */
  show(view: FishingView): void {
    this.shown = view;
    this.winner = null;
  }

  async run(steps: readonly Step<FishingView>[], scene: Scene | null, speed: Options['speed']) {
    this.running = true;
    this.hurried = speed === 'off' || document.hidden;
    for (const step of steps) {
      this.show(step.before);
      for (const beat of beatsOf(step)) await this.beat(beat, scene, speed);
      this.show(step.after);
    }
    this.running = false;
  }

  /** Goes to the end of what is being shown. */
  skip(): void {
    this.hurried = true;
    this.hurry?.();
  }

  private async beat(beat: Beat, scene: Scene | null, speed: Options['speed']): Promise<void> {
    const { way, look } = PACES[speed];
    const next = () => this.show(beat.facts.reduce(fold, this.shown));
    if (this.hurried || !scene) return next();
    if (beat.kind === 'win') {
      this.winner = beat.facts[0]?.who ?? null;
      return this.wait(look, scene);
    }
    if (beat.kind === 'word' || stillWanted()) return next();
    if (beat.kind === 'hook') {
      castHook(beat, this.shown, scene, way);
      await this.wait(way, scene);
      if (this.hurried) return next();
    }
    const move = motionOf(beat, this.shown, scene, way);
    next();
    await tick();
    move();
    await this.wait(way, scene);
  }

  private wait(duration: number, scene: Scene): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, duration);
      this.hurry = () => {
        clearTimeout(timer);
        scene.clear();
        resolve();
      };
    });
  }
}

/** Nothing moves for somebody who asked for stillness; a whole trick is still looked at. */
function stillWanted(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
