/** Shows moves one after another, as the board draws them. What is shown lags behind the truth, and
 * never hangs. */
import { tick } from 'svelte';
import type { View } from '../protocol/messages';
import type { Step } from '../protocol/types';
import { options, type Options } from '../state/options.svelte';

export type Speed = Exclude<Options['speed'], 'off'>;

/** What stands there while a move is shown: whatever names somebody due goes by its view. */
export interface Drawn<OwnView = View> {
  view: OwnView;
}

/** A part of a move that is shown at one time. */
export interface Beat<Scene> {
  /** How long it stands; what takes no time is not drawn by itself. */
  milliseconds: number;
  show: (scene: Scene) => Scene;
  /** Looks at the scene before while that still stands; what it returns sets things in motion once
   * the scene after is drawn. */
  move?: (before: Scene) => () => void;
  /** Something to be read, which stands for those as well who want no motion. */
  isLook?: boolean;
}

/** How a board draws moves. */
export interface Stage<OwnView, Scene> {
  /** The scene that a move begins with. */
  begin: (step: Step<OwnView>) => Scene;
  beatsOf: (step: Step<OwnView>, speed: Speed) => Beat<Scene>[];
  /** Puts everything where it belongs. */
  settle?: () => void;
}

interface Frame<OwnView> {
  step: Step<OwnView> | null;
  reach: () => void;
}

/** With more than this waiting, the rest is shown at once. */
const MOST_WAITING = 12;

export class Playback<OwnView extends View = View, Scene extends Drawn<OwnView> = Drawn<OwnView>> {
  /** On its way from one position to the next; null where the position itself is to be drawn. */
  scene = $state.raw<Scene | null>(null);
  moving = $state(false);
  /** Whoever explains something keeps further moves from being shown. */
  held = $state(false);
  #stage: Stage<OwnView, Scene> | null = null;
  #waiting: Frame<OwnView>[] = [];
  #wake: (() => void) | null = null;
  #skips = false;
  #watcher: ((step: Step<OwnView>) => void) | null = null;
  /** Counts jumps, so that a move that one has overtaken ends without a trace. */
  #jumps = 0;

  /** From now on a board draws, until it leaves. */
  attach(stage: Stage<OwnView, Scene>): () => void {
    this.#stage = stage;
    return () => {
      if (this.#stage !== stage) return;
      this.#stage = null;
      this.skip();
    };
  }

  /** Whoever explains is told of every move once it is shown, and none is passed over, until they
   * leave. */
  watch(watcher: (step: Step<OwnView>) => void): () => void {
    this.#watcher = watcher;
    return () => {
      if (this.#watcher === watcher) this.#watcher = null;
    };
  }

  /** Shows no further move until that is wanted again. */
  hold(held: boolean): void {
    this.held = held;
    this.#next();
  }

  /** Reaches a position at once, whatever is being shown. */
  jump(reach: () => void): void {
    this.#jumps += 1;
    this.#waiting = [];
    this.#rest();
    reach();
  }

  /** Reaches a position after those that wait, and shows the move that led there. */
  push(step: Step<OwnView> | null, reach: () => void): void {
    this.#waiting.push({ step, reach });
    const isTooMuch = this.#waiting.length > MOST_WAITING || !isWatched();
    if (isTooMuch && !this.#watcher) this.jump(reach);
    else this.#next();
  }

  /** Goes to the end of the move that is being shown. */
  skip(): void {
    this.#skips = true;
    this.#wake?.();
  }

  /** Shows what waits, one move at a time: whoever watches may have let the next one begin. */
  #next(): void {
    while (!this.held && !this.moving) {
      const frame = this.#waiting.shift();
      if (!frame) return;
      frame.reach();
      const hasFacts = frame.step !== null && frame.step.facts.length > 0;
      if (frame.step && hasFacts && this.#stage && isWatched()) {
        void this.#play(frame.step, this.#stage);
        return;
      }
      if (frame.step) this.#watcher?.(frame.step);
    }
  }

  async #play(step: Step<OwnView>, stage: Stage<OwnView, Scene>): Promise<void> {
    const jumps = this.#jumps;
    this.moving = true;
    this.#skips = false;
    try {
      await this.#showBeats(step, stage, () => this.#skips || jumps !== this.#jumps);
    } catch (thrown) {
      console.error(thrown);
    }
    if (jumps !== this.#jumps) return;
    this.#rest();
    this.#watcher?.(step);
    this.#next();
  }

  async #showBeats(
    step: Step<OwnView>,
    stage: Stage<OwnView, Scene>,
    isOver: () => boolean,
  ): Promise<void> {
    const { speed } = options;
    if (speed === 'off') return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let scene = (this.scene = stage.begin(step));
    for (const beat of stage.beatsOf(step, speed)) {
      const isShown = beat.milliseconds > 0 && (!isStill || beat.isLook);
      const move = isShown ? beat.move?.(scene) : undefined;
      scene = beat.show(scene);
      if (!isShown) continue;
      this.scene = scene;
      if (move) await tick();
      if (isOver()) return;
      move?.();
      await this.#pause(beat.milliseconds);
      if (isOver()) return;
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

  /** Nothing moves any more. */
  #rest(): void {
    this.skip();
    this.#stage?.settle?.();
    this.scene = null;
    this.moving = false;
  }
}

/** Whether somebody wants to see how things come about. */
function isWatched(): boolean {
  return options.speed !== 'off' && !document.hidden;
}
