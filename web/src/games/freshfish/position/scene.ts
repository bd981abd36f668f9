/** What a move brought about, as beats that are shown one after another. */
import type { Beat, Speed } from '../../../boards/playback.svelte';
import type { Fact, Step } from '../../../protocol/types';
import { distance, placeOf, type Spaces } from '../square/geometry';
import type { FreshFishView } from '../view';
import { GOODS, type Good } from './goods';
import { wonAuction, type OpenAuction } from './position';

/** What the board shows: a position, or one that is on its way to the next. */
export interface Scene {
  view: FreshFishView;
  spaces: Spaces;
  /** What has just come to lie on a space. */
  fresh: Record<string, 'disc' | 'building' | 'path'>;
  /** Discs on spaces that have just become paths, by space their seat. */
  leaving: Record<string, number>;
  /** Of those, the ones that are being lifted. */
  lifted: string[];
  /** Whether the tile in hand is just being turned up. */
  turnsUp: boolean;
  auction: OpenAuction | null;
}

type SceneBeat = Beat<Scene>;
type Move = Pick<Step<FreshFishView>, 'facts' | 'before' | 'after'>;

export function sceneOf(view: FreshFishView): Scene {
  return {
    view,
    spaces: view.spaces,
    fresh: {},
    leaving: {},
    lifted: [],
    turnsUp: false,
    auction: wonAuction(view),
  };
}

const SLOWNESS: Record<Speed, number> = { fast: 0.5, normal: 1, slow: 1.6 };
const PATHS = ['path-in-full-area', 'path-to-truck', 'path-to-stall', 'path-joins'];
/** However many paths are laid, laying them takes no longer than this. */
const ALL_PATHS = 1500;

/** Bids are turned over anew. */
export function begin({ before }: Pick<Move, 'before'>): Scene {
  return { ...sceneOf(before), auction: null };
}

export function beatsOf(step: Move, speed: Speed): SceneBeat[] {
  return atNormalSpeed(step).map(({ milliseconds, ...beat }) => ({
    ...beat,
    milliseconds: milliseconds * SLOWNESS[speed],
  }));
}

function atNormalSpeed(step: Move): SceneBeat[] {
  const { facts } = step;
  const building = facts.find(({ what }) => what === 'table-placed' || what === 'stall-placed');
  const paths = pathsOutwards(facts, building?.space);
  const beats: SceneBeat[] = [];
  let pathsAreLaid = false;
  let bidsAreOpen = false;
  for (const fact of facts) {
    if (PATHS.includes(fact.what)) {
      if (!pathsAreLaid) beats.push(...pathBeats(paths));
      pathsAreLaid = true;
    } else if (fact.what === 'bid-shown') {
      if (!bidsAreOpen) beats.push(openBids(step, facts));
      bidsAreOpen = true;
    } else {
      const beat = beatOf(fact, step);
      if (beat) beats.push(beat);
    }
  }
  return beats;
}

function beatOf(fact: Fact, step: Move): SceneBeat | null {
  const { what, who, space = '' } = fact;
  switch (what) {
    case 'reserved':
      return beat(260, (scene) => putDown(scene, space, { on: 'disc', seat: who }, 'disc'));
    case 'table-placed':
      return beat(320, (scene) => putDown(scene, space, { on: 'table' }, 'building'));
    case 'stall-placed':
      return beat(320, (scene) =>
        putDown(
          scene,
          space,
          { on: 'stall', seat: who, good: goodNumbered(fact.number) },
          'building',
        ),
      );
    case 'disc-returned':
      return beat(240, (scene) => ({ ...scene, lifted: [...scene.lifted, space] }));
    case 'draws':
      return beat(220, () => sceneOf(step.after));
    case 'tile-drawn':
      return beat(360, () => ({ ...sceneOf(step.after), turnsUp: true }));
    case 'handed-out':
      return beat(300, (scene) => ({
        ...scene,
        view: { ...scene.view, tile: tileOf(fact), last: step.after.last },
        turnsUp: true,
      }));
    case 'bid-sealed':
      return beat(200, (scene) => ({ ...scene, view: withBid(scene.view, who) }));
    case 'auction-won':
      return beat(380, (scene) => ({
        ...scene,
        auction: scene.auction && { ...scene.auction, winner: who },
      }));
    case 'rest-became-paths':
      return beat(380, (scene) => layRest(scene, step.after.spaces));
    default:
      return null;
  }
}

function tileOf({ tile }: Fact): Good | null {
  return GOODS.find((each) => each === tile) ?? null;
}

function beat(milliseconds: number, show: SceneBeat['show']): SceneBeat {
  return { milliseconds, show };
}

function withBid(view: FreshFishView, bidder: number): FreshFishView {
  return {
    ...view,
    seats: view.seats.map((seat, number) =>
      number === bidder ? { ...seat, has_bid: true } : seat,
    ),
  };
}

function goodNumbered(number: number): Good {
  return GOODS[number] ?? 'fish';
}

function putDown(
  scene: Scene,
  space: string,
  thing: Spaces[string],
  how: 'disc' | 'building',
): Scene {
  return {
    ...scene,
    spaces: { ...scene.spaces, [space]: { ...scene.spaces[space], ...thing } },
    fresh: { [space]: how },
  };
}

/** The paths of a move, those next to the building first. */
function pathsOutwards(facts: readonly Fact[], building: string | undefined): string[] {
  const paths = new Set(
    facts.flatMap(({ what, space }) => (space && PATHS.includes(what) ? [space] : [])),
  );
  if (!building) return [...paths];
  const middle = placeOf(building);
  const far = (space: string) => distance(placeOf(space), middle);
  return [...paths].sort((one, other) => far(one) - far(other));
}

function pathBeats(paths: readonly string[]): SceneBeat[] {
  const milliseconds = Math.min(200, ALL_PATHS / paths.length);
  return paths.map((space) => beat(milliseconds, (scene) => layPath(scene, space)));
}

function layPath(scene: Scene, space: string): Scene {
  const before = scene.spaces[space];
  const { seat, ...rest } = before ?? { on: 'path' };
  return {
    ...scene,
    spaces: { ...scene.spaces, [space]: { ...rest, on: 'path' } },
    fresh: { ...scene.fresh, [space]: 'path' },
    leaving:
      before?.on === 'disc' && seat !== undefined
        ? { ...scene.leaving, [space]: seat }
        : scene.leaving,
  };
}

function layRest(scene: Scene, after: Spaces): Scene {
  const rest = Object.keys(after).filter(
    (space) => after[space]?.on === 'path' && scene.spaces[space]?.on !== 'path',
  );
  const laid = rest.reduce(layPath, scene);
  return { ...laid, lifted: Object.keys(laid.leaving) };
}

function openBids(step: Move, facts: readonly Fact[]): SceneBeat {
  const bids: (number | null)[] = step.after.seats.map(() => null);
  for (const { what, who, number } of facts) if (what === 'bid-shown') bids[who] = number;
  const good = goodNumbered(GOODS.findIndex((each) => each === step.before.tile));
  const decided = step.after.auctions.at(-1)?.decided ?? 'highest-bid';
  const drawer = step.before.drawer ?? 0;
  return beat(380, (scene) => ({
    ...scene,
    auction: { good, drawer, bids, winner: null, decided },
  }));
}
