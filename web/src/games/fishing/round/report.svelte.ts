/** The end of a round as a report: who caught what, and where the next hand comes from. */
import type { Eyes, Step } from '../../../protocol/types';
import { fold, OCEAN_LEVELS } from '../motion/parts';
import type { Batch, FishingView } from '../view';

export interface Report {
  /** Which is over. */
  round: number;
  seats: Share[];
  /** These eyes' next hand, once it is dealt. */
  hand: NextHand | null;
}

/** What a seat has of a round. */
export interface Share {
  caught: string[];
  points: number;
  /** With what was caught, and before the next hand is drawn from it. */
  stockroom: Batch[];
}

/** How many cards came from where. */
export interface NextHand {
  stockroom: number;
  ocean: number;
}

export class RoundEnd {
  /** Stands until it is put away; the table goes on behind it. */
  report = $state.raw<Report | null>(null);
  #coming: Report | null = null;

  /** Takes note of a move that is about to be shown. */
  note(step: Step<FishingView>, eyes: Eyes): void {
    this.#coming = reportOf(step);
    const hand = handOf(step, eyes);
    if (hand && this.report) this.report = { ...this.report, hand };
  }

  /** The move was shown, and its trick is out of the way. */
  settle(): void {
    this.report = this.#coming ?? this.report;
    this.#coming = null;
  }

  /** Puts it away. */
  readonly close = (): void => {
    this.report = null;
  };
}

/** Whether a report is of the round before, and nothing of the next one was played: by whose eyes
 * these are, or by anybody where nobody can put it away. */
export function isNews(report: Report, view: FishingView, eyes: Eyes, readonly: boolean): boolean {
  return (
    view.round === report.round + 1 && !view.plays.some(({ seat }) => readonly || seat === eyes)
  );
}

function reportOf({ facts, before, after }: Step<FishingView>): Report | null {
  const scores = facts.filter(({ what }) => what === 'scored');
  if (scores.length === 0 || after.phase === 'over') return null;
  const settled = facts.filter((fact) => !scores.includes(fact)).reduce(fold, before);
  const stored = scores.reduce(fold, settled);
  const seats = stored.seats.map(({ points, stockroom }, seat) => {
    return { caught: settled.seats[seat]?.catch ?? [], points, stockroom };
  });
  return { round: before.round, seats, hand: null };
}

function handOf({ facts }: Step<FishingView>, eyes: Eyes): NextHand | null {
  const draws = facts.filter(({ what, who }) => what === 'drew-from' && who === eyes);
  if (draws.length === 0) return null;
  const hand = { stockroom: 0, ocean: 0 };
  for (const { thing: pile = 0, number } of draws) {
    hand[pile > OCEAN_LEVELS ? 'stockroom' : 'ocean'] += number;
  }
  return hand;
}
