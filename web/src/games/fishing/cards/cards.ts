/** Cards as records name them (`R9`, `G0`, `~low`): their suits, values, order and words. */
import type { Says } from '../../../protocol/types';
import type { FishingView } from '../view';

export type Suit = NonNullable<FishingView['follow']>;
export type Buoy = 'pass' | 'minus3' | 'all' | 'first' | 'call' | 'low';

export const SUITS: readonly Suit[] = ['blue', 'purple', 'red', 'yellow', 'green'];
const LETTERS = 'BPRYG';
const BUOYS: readonly Buoy[] = ['pass', 'minus3', 'all', 'first', 'call', 'low'];

export type Face = { kind: 'value'; suit: Suit; value: number } | { kind: 'buoy'; buoy: Buoy };

export function faceOf(card: string): Face {
  if (card.startsWith('~')) {
    return { kind: 'buoy', buoy: card.slice(1).replace(/[ab]$/, '') as Buoy };
  }
  return { kind: 'value', suit: suitOf(card) ?? 'blue', value: Number(card.slice(1)) };
}

/** None of a buoy. */
export function suitOf(card: string): Suit | null {
  return SUITS[LETTERS.indexOf(card.charAt(0))] ?? null;
}

/** By suit and value, buoys last; the two −3 buoys keep their names' order. */
function rank(card: string): number {
  const face = faceOf(card);
  if (face.kind === 'buoy') return 1000 + BUOYS.indexOf(face.buoy) * 2 + Number(card.endsWith('b'));
  return SUITS.indexOf(face.suit) * 100 + face.value;
}

export function sorted(cards: readonly string[]): string[] {
  return cards.toSorted((one, other) => rank(one) - rank(other));
}

export interface SuitGroup {
  suit: Suit | 'buoy';
  cards: string[];
}

/** Cards by suit, in the order of a hand; suits without cards are left out. */
export function bySuit(cards: readonly string[]): SuitGroup[] {
  const groups = new Map<Suit | 'buoy', string[]>();
  for (const card of sorted(cards)) {
    const suit = suitOf(card) ?? 'buoy';
    groups.set(suit, [...(groups.get(suit) ?? []), card]);
  }
  return [...groups].map(([suit, cards]) => ({ suit, cards }));
}

/** "red 9", "the call buoy". */
export function cardWords(card: string): Says {
  const face = faceOf(card);
  if (face.kind === 'buoy') return { message: `buoy-${face.buoy}`, arguments: {} };
  return { message: 'card', arguments: { suit: face.suit, value: String(face.value) } };
}

/** What a card is called where it can be chosen: with all that is written on it. */
export function writtenWords(card: string): Says {
  const face = faceOf(card);
  if (face.kind === 'value') return cardWords(card);
  return {
    message: 'page-fishing-buoy-written',
    arguments: {
      name: cardWords(card),
      words: { message: 'page-fishing-buoy-words', arguments: { buoy: face.buoy } },
    },
  };
}

/** What a card does. */
export function explainCard(card: string): Says {
  const face = faceOf(card);
  if (face.kind === 'buoy') return { message: `explain-${face.buoy}`, arguments: {} };
  if (face.value === 0) return { message: 'explain-zero', arguments: { suit: face.suit } };
  return { message: face.suit === 'green' ? 'explain-green' : 'explain-colour', arguments: {} };
}

/** The card of a move: `0 play G4`. */
export function thingOf(move: string): string {
  return move.split(' ')[2] ?? '';
}
