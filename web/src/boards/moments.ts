/** What is worth remembering of a game. */
import type { ReplayOut } from '../protocol/messages';
import type { Says } from '../protocol/types';

export type ReplayStep = ReplayOut['steps'][number];

export interface Moment {
  /** Of the record's moves, from 1. */
  move: number;
  says: Says[];
}

/** The move after which somebody stood most differently to the others; null where all stays alike.
 * The last one only counts together what was there. */
export function turningPoint(scores: readonly number[][], steps: readonly ReplayStep[]) {
  let found: Moment | null = null;
  let most = 0;
  for (let move = 1; move < Math.min(scores.length, steps.length); move += 1) {
    const swing = swingOf(scores[move - 1] ?? [], scores[move] ?? []);
    const says = steps[move - 1]?.says ?? [];
    if (swing <= most || says.length === 0) continue;
    most = swing;
    found = { move, says };
  }
  return found;
}

/** By how much a seat's distance to the average has changed, of the seat where that is most. */
function swingOf(before: readonly number[], after: readonly number[]): number {
  const changes = after.map((score, seat) => score - (before[seat] ?? 0));
  const average = changes.reduce((sum, change) => sum + change, 0) / (changes.length || 1);
  return Math.max(0, ...changes.map((change) => Math.abs(change - average)));
}
