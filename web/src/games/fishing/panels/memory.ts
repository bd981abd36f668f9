/** Where every card is, as far as these eyes know it: a perfect memory of what was seen (F7). */
import { SUITS, type Suit } from '../cards/cards';
import type { FishingView } from '../view';

/** Somewhere that cards are drawn from: a batch of a stockroom, or a level of the ocean. */
export interface Pile {
  seat: number | null;
  /** Of a batch: the round in which it was caught. Of the ocean: its stars. */
  number: number;
  /** Those not seen since, without what these eyes hold or have passed on. */
  cards: string[];
  /** How many are still there; the others are in hands. */
  left: number;
}

export function pilesOf(view: FishingView): Pile[] {
  const known = new Set(view.hand);
  if (view.given !== null) known.add(view.given);
  const unknown = (cards: readonly string[]) => cards.filter((card) => !known.has(card));
  return [
    ...view.seats.flatMap((each, seat) =>
      each.stockroom.map(({ round, cards, left }) => {
        return { seat, number: round, cards: unknown(cards), left };
      }),
    ),
    ...view.ocean.map(({ stars, cards, left }) => {
      return { seat: null, number: stars, cards: unknown(cards), left };
    }),
  ];
}

/** yours: in your hand; out: it may be in another's; away: in a stockroom or the ocean; seen: played. */
export type Whereabouts = 'yours' | 'out' | 'away' | 'seen' | 'none';

export interface Chart {
  suits: { suit: Suit; values: Whereabouts[] }[];
  buoys: { card: string; where: Whereabouts }[];
}

const VALUES = 19;
const BUOYS = ['~pass', '~minus3a', '~minus3b', '~all', '~first', '~call', '~low'];

export function chartOf(view: FishingView): Chart {
  const where = new Map<string, Whereabouts>(view.starting.map((card) => [card, 'out']));
  for (const pile of pilesOf(view)) {
    for (const card of pile.cards) where.set(card, pile.left < pile.cards.length ? 'out' : 'away');
  }
  for (const { card } of view.plays) where.set(card, 'seen');
  for (const card of view.hand) where.set(card, 'yours');
  if (view.given !== null && !where.has(view.given)) where.set(view.given, 'out');
  const find = (card: string) => where.get(card) ?? 'none';
  return {
    suits: SUITS.map((suit) => ({
      suit,
      values: Array.from({ length: VALUES }, (_, value) => find(cardName(suit, value))),
    })),
    buoys: BUOYS.map((card) => ({ card, where: find(card) })),
  };
}

function cardName(suit: Suit, value: number): string {
  return `${'BPRYG'[SUITS.indexOf(suit)]}${value}`;
}

/** How much of a pile is still there, in a word that texts ask for. */
export function rest({ cards, left }: Pile): 'empty' | 'drawn' | 'whole' | 'some' {
  if (left === 0) return cards.length === 0 ? 'empty' : 'drawn';
  return left === cards.length ? 'whole' : 'some';
}

/** How many cards a stockroom holds. */
export function stored(seat: FishingView['seats'][number]): number {
  return seat.stockroom.reduce((sum, batch) => sum + batch.left, 0);
}
