/** How many stars stand on a card: a table's set-up says it, as the ocean was sorted by them (F2.1). */
import { getContext, setContext } from 'svelte';

export type Stars = ReadonlyMap<string, number>;

const KEY = Symbol('stars');

/** From a set-up as in records: the ocean by level, the first with one star. */
export function starsIn(setup: Record<string, unknown> | null): Stars {
  const levels = (setup?.ocean ?? []) as string[][];
  return new Map(levels.flatMap((cards, level) => cards.map((card) => [card, level + 1])));
}

/** For all cards inside of whoever calls it. */
export function provideStars(stars: () => Stars): void {
  setContext(KEY, stars);
}

/** For a card's drawing: none where no table gives them. */
export function providedStars(): () => Stars {
  return getContext<(() => Stars) | undefined>(KEY) ?? (() => new Map());
}
