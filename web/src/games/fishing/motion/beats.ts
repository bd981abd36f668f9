/** How long the parts of a move are shown, and what flies meanwhile. */
import type { Beat, Speed } from '../../../boards/playback.svelte';
import { seatSays } from '../../../language/words.svelte';
import type { Fact, Says, Step } from '../../../protocol/types';
import type { FishingView } from '../view';
import type { DrawnTable } from './drawn';
import { castHook, motionOf } from './motion';
import { fold, partsOf, type Part } from './parts';

export interface Scene {
  view: FishingView;
  /** How the trick on the table was won, while it is looked at. */
  won: Won | null;
  /** The line that goes with it; null where the view has one of its own. */
  says: Says | null;
}

export interface Won {
  who: number;
  /** Which case of the rules (F3.3, F3.4, F5.2), and the suit that decided. */
  reason: string;
  suit: string | null;
  /** How many cards it brings. */
  number: number;
  /** How many points they cost (F4.4). */
  lost: number;
}

/** Milliseconds for each way of a card, and for a look at a whole trick. */
const PACES: Record<Speed, { way: number; look: number }> = {
  fast: { way: 160, look: 500 },
  normal: { way: 300, look: 1400 },
  slow: { way: 390, look: 2600 },
};

export function sceneOf(view: FishingView, says: Says | null = null): Scene {
  return { view, won: null, says };
}

export function beatsOf(
  step: Step<FishingView>,
  speed: Speed,
  drawn: DrawnTable | null,
): Beat<Scene>[] {
  const parts = partsOf(step);
  return parts.flatMap((part, at) =>
    part.kind === 'win'
      ? part.facts.map((fact) => lookAt(wonBy(fact, parts[at + 1]), PACES[speed].look))
      : beatsOfPart(part, speed, drawn),
  );
}

function beatsOfPart(part: Part, speed: Speed, drawn: DrawnTable | null): Beat<Scene>[] {
  const { way } = PACES[speed];
  const show = ({ view, says }: Scene) => sceneOf(part.facts.reduce(fold, view), says);
  if (part.kind === 'word' || !drawn) return [{ milliseconds: 0, show }];
  const flight: Beat<Scene> = {
    milliseconds: way,
    show,
    move: ({ view }) => motionOf(part, view, drawn, way),
  };
  return part.kind === 'hook' ? [cast(part, drawn, way), flight] : [flight];
}

function lookAt(won: Won, milliseconds: number): Beat<Scene> {
  const show = (scene: Scene) => ({ ...scene, won, says: winSays(won) });
  return { milliseconds, isLook: true, show };
}

function wonBy({ who, number, reason = '', suit = null }: Fact, brings?: Part): Won {
  const losses = brings?.facts.filter(({ what }) => what === 'lost-points') ?? [];
  const lost = losses.reduce((sum, each) => sum + each.number, 0);
  return { who, reason, suit, number, lost };
}

/** As the log tells it. */
function winSays({ who, reason, suit, number }: Won): Says {
  const by = { message: 'fishing-won-by', arguments: { reason, suit } };
  return { message: 'fishing-won-trick', arguments: { you: 'no', who: seatSays(who), by, number } };
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
