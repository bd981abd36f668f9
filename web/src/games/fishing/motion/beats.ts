/** How long the parts of a move are shown, and what flies meanwhile. */
import type { Beat, Speed } from '../../../boards/playback.svelte';
import type { Step } from '../../../protocol/types';
import type { FishingView } from '../view';
import type { DrawnTable } from './drawn';
import { castHook, motionOf } from './motion';
import { fold, partsOf, type Part } from './parts';

export interface Scene {
  view: FishingView;
  /** Who has just won the trick on the table. */
  winner: number | null;
}

/** Milliseconds for each way of a card, and for a look at a whole trick. */
const PACES: Record<Speed, { way: number; look: number }> = {
  fast: { way: 160, look: 250 },
  normal: { way: 300, look: 700 },
  slow: { way: 390, look: 1400 },
};

export function sceneOf(view: FishingView): Scene {
  return { view, winner: null };
}

export function beatsOf(
  step: Step<FishingView>,
  speed: Speed,
  drawn: DrawnTable | null,
): Beat<Scene>[] {
  return partsOf(step).flatMap((part) => beatsOfPart(part, speed, drawn));
}

function beatsOfPart(part: Part, speed: Speed, drawn: DrawnTable | null): Beat<Scene>[] {
  const { way, look } = PACES[speed];
  if (part.kind === 'win') {
    const winner = part.facts[0]?.who ?? null;
    return [{ milliseconds: look, isLook: true, show: (scene) => ({ ...scene, winner }) }];
  }
  const show = ({ view }: Scene) => sceneOf(part.facts.reduce(fold, view));
  if (part.kind === 'word' || !drawn) return [{ milliseconds: 0, show }];
  const flight: Beat<Scene> = {
    milliseconds: way,
    show,
    move: ({ view }) => motionOf(part, view, drawn, way),
  };
  return part.kind === 'hook' ? [cast(part, drawn, way), flight] : [flight];
}

/** A hook goes out before it catches anything. */
function cast(part: Part, drawn: DrawnTable, way: number): Beat<Scene> {
  return {
    milliseconds: way,
    show: (scene) => scene,
    move:
      ({ view }) =>
      () =>
        castHook(part, view, drawn, way),
  };
}
