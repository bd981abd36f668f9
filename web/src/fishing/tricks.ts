/** This round's plays as tricks, and who caught what of them. */
import type { FishingView, Play } from '$lib/messages';

export interface SettledCard extends Play {
  /** Who caught it; null while nobody has. */
  catcher: number | null;
}

export function tricksOf(plays: readonly Play[], players: number): Play[][] {
  const tricks: Play[][] = [];
  for (let first = 0; first < plays.length; first += players) {
    tricks.push(plays.slice(first, first + players));
  }
  return tricks;
}

/** The trick on the table with the cards that are caught already, in the order played. */
export function trickOnTable(view: FishingView): SettledCard[] {
  if (view.phase === 'deal' || view.phase === 'over') return [];
  return settled(tricksOf(view.plays, view.players)[view.tricks] ?? [], view);
}

/** The last trick of this round that is over; null in its first. */
export function lastTrick(view: FishingView): SettledCard[] | null {
  const trick = tricksOf(view.plays, view.players)[view.tricks - 1];
  return trick ? settled(trick, view) : null;
}

function settled(trick: readonly Play[], view: FishingView): SettledCard[] {
  return trick.map((play) => {
    const catcher = view.seats.findIndex((seat) => seat.catch.includes(play.card));
    return { ...play, catcher: catcher < 0 ? null : catcher };
  });
}

/** The seats with the most points; none while all have equally many. */
export function leaders(view: FishingView): number[] {
  const points = view.seats.map((seat) => seat.points);
  const most = Math.max(...points);
  if (points.every((each) => each === most)) return [];
  return points.flatMap((each, seat) => (each === most ? [seat] : []));
}
