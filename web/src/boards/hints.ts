/** What a hint marks on a board. */
import { getContext, setContext } from 'svelte';

/** A move that a hint names. */
export interface HintMark {
  move: string;
  /** 1 is the best; or `PLAYED`. */
  rank: number;
}

/** In place of a rank: what was played, where one looks back on it. */
export const PLAYED = 0;

/** What stands in a mark. */
export function signOf(rank: number): string {
  return rank === PLAYED ? '×' : String(rank);
}

/** Ranks by what moves name: a card, a space, a number; of moves that name nothing, their verb. */
export function ranksOf(hints: readonly HintMark[] = []): ReadonlyMap<string, number> {
  return new Map(hints.map(({ move, rank }) => [thingOf(move), rank]));
}

const TOLD = Symbol('the rank that is told of');

/** Says to all marks below which of them is told of just now. */
export function tellOfRank(rank: () => number): void {
  setContext(TOLD, rank);
}

/** The rank whose mark is firm, while the others are dashed: the best, unless another is told of. */
export function toldRank(): () => number {
  return getContext<(() => number) | undefined>(TOLD) ?? (() => 1);
}

function thingOf(move: string): string {
  const [, verb = '', ...things] = move.split(' ');
  return things.join(' ') || verb;
}
