/** What would follow from a building, put in order for the eye. */
import { GOODS, TILES, type Good, type Tile } from '../position/goods';
import type { FreshFishView } from '../view';
import type { Preview } from './answers';

export type PathReason = 'full' | 'access' | 'cut';
const REASONS: readonly PathReason[] = ['full', 'access', 'cut'];

/** The tile that a building on a space is imagined with, and what would follow. */
export interface Foresight {
  space: string;
  tile: Tile;
  seat: number;
  preview: Preview;
}

export interface LengthChange {
  seat: number;
  good: Good;
  before: number | null;
  after: number;
}

export function reasonOf(path: Preview['paths'][number]): PathReason {
  if (path.area_is_full) return 'full';
  return path.last_access_of.length > 0 ? 'access' : 'cut';
}

/** By reason, the spaces that would become paths for it. */
export function pathsByReason({ paths }: Preview): { reason: PathReason; spaces: string[] }[] {
  return REASONS.map((reason) => ({
    reason,
    spaces: paths.filter((path) => reasonOf(path) === reason).map(({ space }) => space),
  })).filter(({ spaces }) => spaces.length > 0);
}

/** Every length, those that change first. */
export function lengthChanges({ lengths }: Preview): LengthChange[] {
  const known = lengths.flatMap(({ seat, good, before, after }) => {
    const right = GOODS.find((each) => each === good);
    return right ? [{ seat, good: right, before, after }] : [];
  });
  return [...known.filter(changes), ...known.filter((each) => !changes(each))];
}

export function changes({ before, after }: LengthChange): boolean {
  return before !== after;
}

/** The tiles that a seat can imagine on a space: what is in hand, or else what it could still build. */
export function thinkable(view: FreshFishView, seat: number): Tile[] {
  if (view.phase === 'place' && view.turn === seat && view.tile) return [view.tile];
  const stalls = view.seats[seat]?.stalls ?? {};
  return TILES.filter((tile) => tile === 'flea' || stalls[tile] === null).reverse();
}
