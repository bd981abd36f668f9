/** How a game ended, as far as all games have it in common. */
import { enumerate, say, seatName, type Context } from '../language/words.svelte';

export interface Result {
  scores: number[];
  winners: number[];
}

export function resultOf(result: Record<string, unknown> | null): Result | null {
  if (!result || !Array.isArray(result['scores']) || !Array.isArray(result['winners'])) return null;
  return { scores: result['scores'], winners: result['winners'] };
}

export interface Ranked {
  seat: number;
  score: number;
  wins: boolean;
  /** From 1; who has as much shares it. */
  place: number;
}

/** The winners first, then by score. */
export function ranked({ scores, winners }: Result, lowestWins: boolean): Ranked[] {
  const seats = scores
    .map((score, seat) => ({ seat, score, wins: winners.includes(seat) }))
    .sort(
      (a, b) =>
        Number(b.wins) - Number(a.wins) || (lowestWins ? a.score - b.score : b.score - a.score),
    );
  return seats.map((each) => ({
    ...each,
    place: 1 + seats.findIndex(({ score, wins }) => score === each.score && wins === each.wins),
  }));
}

/** Who has won. */
export function resultWords({ winners }: Result, context: Context): string {
  if (winners.length === 1 && winners[0] === context.eyes) return say('page-you-won');
  const names = enumerate(winners.map((seat) => seatName(seat, context)));
  return say('page-won', { names, number: winners.length });
}
