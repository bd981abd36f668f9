/** How the cards of a hand lie, how keys find them, and which is new. */
import type { FishingView } from '../view';

export interface HandPlan {
  rows: number[];
  /** How far each card stands from the one before it. */
  step: number;
  card: number;
}

const TARGET = 44;
/** A second row is nicer than one that only just fits. */
const COMFORT = 52;
const SMALLEST = 52;
const GAP = 6;

/**
 * Rows of a hand, as few and as equal as can be, each at most `width` wide. Cards overlap where they
 * must, and at least a finger's width of each stays free.
 */
export function planHand(count: number, width: number, largest: number): HandPlan {
  let rows = 1;
  while (cardWidth(count, rows, width, largest) < SMALLEST && rows < count) rows += 1;
  const most = Math.ceil(count / rows);
  const card = cardWidth(count, rows, width, largest);
  const step = most > 1 ? Math.min(card + GAP, (width - card) / (most - 1)) : card;
  return { rows: splitEvenly(count, rows), step, card };
}

function cardWidth(count: number, rows: number, width: number, largest: number): number {
  const others = Math.ceil(count / rows) - 1;
  return Math.min(largest, width - others * (rows === 1 ? COMFORT : TARGET));
}

/** 11 in two rows: 6 and 5. */
function splitEvenly(count: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows)).filter(Boolean);
}

/** The next card whose value begins with what was typed, from the current one on, round and round. */
export function jump(hand: readonly string[], current: number, typed: string): number | null {
  const begins = hand.map((card) => !card.startsWith('~') && card.slice(1).startsWith(typed));
  const exact = hand.map((card) => card.slice(1) === typed);
  const found = exact.includes(true) ? exact : begins;
  for (let step = typed.length > 1 ? 0 : 1; step <= hand.length; step += 1) {
    const index = (current + step) % hand.length;
    if (found[index]) return index;
  }
  return null;
}

/** The card that was passed to a seat, until it plays again. */
export function newlyGot({ got, passed_after, plays, seat }: FishingView): string | null {
  const since = plays.slice(passed_after ?? 0);
  return since.some((play) => play.seat === seat) ? null : got;
}
