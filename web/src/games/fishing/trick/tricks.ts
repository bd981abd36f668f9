/** This round's plays as tricks, and who caught what of them. */
import type { LogLine } from '../../../protocol/messages';
import type { Says } from '../../../protocol/types';
import type { FishingView, Play } from '../view';

export interface SettledCard {
  seat: number;
  card: string;
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
  const onTable = trickOnTable(view);
  if (onTable.length === view.players && onTable.every(({ catcher }) => catcher !== null))
    return onTable;
  const trick = tricksOf(view.plays, view.players)[view.tricks - 1];
  return trick ? settled(trick, view) : null;
}

/** The last trick of the round before, from the moves that led to a view. */
export function lastTrickBefore(view: FishingView, log: readonly LogLine[]): SettledCard[] | null {
  const plays = log.filter(({ move }) => move.includes(' play ')).map(playOf);
  const before = plays.slice(0, plays.length - view.plays.length);
  return before.length < view.players ? null : settled(before.slice(-view.players), view);
}

/** How a trick was won, as the log tells it; null where that does not go back so far. */
export function winOf(trick: readonly SettledCard[], log: readonly LogLine[]): Says | null {
  const last = trick.at(-1);
  const whole = log.findLastIndex(({ move }) => last && move === `${last.seat} play ${last.card}`);
  if (whole < 0) return null;
  const told = log.slice(whole).flatMap(({ says }) => says);
  return told.find(({ message }) => message === 'fishing-won-trick') ?? null;
}

function playOf({ move }: LogLine): Pick<Play, 'seat' | 'card'> {
  const [seat, , card = ''] = move.split(' ');
  return { seat: Number(seat), card };
}

/** A card that was caught lies before its catcher or, after the round, in their stockroom. */
function settled(trick: readonly Pick<Play, 'seat' | 'card'>[], view: FishingView): SettledCard[] {
  return trick.map(({ seat, card }) => {
    const catcher = view.seats.findIndex((each) =>
      [each.catch, ...each.stockroom.map(({ cards }) => cards)].some((pile) => pile.includes(card)),
    );
    return { seat, card, catcher: catcher < 0 ? null : catcher };
  });
}

/** The seats with the most points; none while all have equally many. */
export function leaders(view: FishingView): number[] {
  const points = view.seats.map((seat) => seat.points);
  const most = Math.max(...points);
  if (points.every((each) => each === most)) return [];
  return points.flatMap((each, seat) => (each === most ? [seat] : []));
}
