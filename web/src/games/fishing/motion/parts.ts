/**
 * What a move brought about, as a picture that changes fact by fact. The rules are elsewhere: a fact
 * says which card goes where, and here it goes there. After the last fact the true view is shown.
 */
import type { Fact, Step } from '../../../protocol/types';
import type { FishingSeat, FishingView } from '../view';

export type PartKind =
  'play' | 'pass' | 'hook' | 'net' | 'win' | 'sweep' | 'score' | 'deal' | 'word';

/** Facts that are shown at one time. */
export interface Part {
  kind: PartKind;
  facts: Fact[];
}

/** Piles are numbered as in facts: 0 the starting cards, 1 to 5 the ocean, then the boats. */
export const OCEAN_LEVELS = 5;

const KINDS: Record<string, PartKind> = {
  played: 'play',
  passed: 'pass',
  'caught-by-zero': 'hook',
  'caught-by-all': 'net',
  'won-trick': 'win',
  'caught-by-winner': 'sweep',
  scored: 'score',
  drew: 'deal',
  'drew-from': 'deal',
};

export function partsOf(step: Step<FishingView>): Part[] {
  const parts: Part[] = [];
  for (const fact of step.facts) {
    const last = parts.at(-1);
    // Points are lost while the cards around them are still being caught (F4.4).
    const kind = fact.what === 'lost-points' && last ? last.kind : (KINDS[fact.what] ?? 'word');
    if (last?.kind === kind) last.facts.push(fact);
    else parts.push({ kind, facts: [fact] });
  }
  return handedOver(step) ? withPass(parts) : parts;
}

/** Everybody sees that cards are handed over, but each seat only its own two. */
function handedOver(step: Step<FishingView>): boolean {
  return step.before.phase === 'pass' && step.after.passed_after !== step.before.passed_after;
}

function withPass(parts: Part[]): Part[] {
  if (parts.some((part) => part.kind === 'pass')) return parts;
  const [chose, ...rest] = parts;
  return [...(chose ? [chose] : []), { kind: 'pass', facts: [] }, ...rest];
}

export function fold(view: FishingView, fact: Fact): FishingView {
  const { what, who, number, card = '', thing = 0 } = fact;
  switch (what) {
    case 'played':
      return {
        ...view,
        owing: [],
        hand: without(view.hand, card),
        trick: [...view.trick, { seat: who, card }],
        plays: [...view.plays, { seat: who, card, follow: view.follow }],
        seats: changed(seen(view, card), who, (seat) => ({ held: seat.held - 1 })),
      };
    case 'chose':
      return { ...view, chosen: [...view.chosen, who] };
    case 'passed':
      return {
        ...view,
        hand: who === view.seat ? without(view.hand, card) : [...view.hand, card],
      };
    case 'caught-by-zero':
    case 'caught-by-all':
    case 'caught-by-winner':
      return {
        ...view,
        trick: view.trick.filter((play) => play.card !== card),
        seats: changed(view, who, (seat) => ({ catch: [...seat.catch, card] })),
      };
    case 'lost-points':
      return { ...view, seats: changed(view, who, (seat) => ({ points: seat.points - number })) };
    case 'scored':
      return {
        ...view,
        seats: changed(view, who, (seat) => ({
          points: thing,
          catch: [],
          stockroom: [
            ...seat.stockroom,
            { round: view.round, cards: seat.catch, left: seat.catch.length },
          ],
        })),
      };
    case 'drew':
      return { ...view, hand: [...view.hand, card] };
    case 'drew-from':
      return { ...view, seats: changed(view, who, (seat) => ({ held: seat.held + number })) };
    default:
      return view;
  }
}

/** A card that shows is in no stockroom any more, wherever it went unseen. */
function seen(view: FishingView, card: string): FishingView {
  const seats = view.seats.map((seat) => ({
    ...seat,
    stockroom: seat.stockroom.map((batch) => ({ ...batch, cards: without(batch.cards, card) })),
  }));
  return { ...view, seats };
}

function without(cards: readonly string[], card: string): string[] {
  return cards.filter((each) => each !== card);
}

function changed(
  view: FishingView,
  number: number,
  change: (seat: FishingSeat) => Partial<FishingSeat>,
): FishingSeat[] {
  return view.seats.map((seat, each) => (each === number ? { ...seat, ...change(seat) } : seat));
}
