/** What a hint marks on a board. */

/** A move that a hint names. */
export interface HintMark {
  move: string;
  /** 1 is the best. */
  rank: number;
}

/** Ranks by what moves name: a card, a space, a number; of moves that name nothing, their verb. */
export function ranksOf(hints: readonly HintMark[] = []): ReadonlyMap<string, number> {
  return new Map(hints.map(({ move, rank }) => [thingOf(move), rank]));
}

function thingOf(move: string): string {
  const [, verb = '', ...things] = move.split(' ');
  return things.join(' ') || verb;
}
