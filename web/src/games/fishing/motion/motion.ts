/** Paper in motion: cards fly between places that the board has marked with data attributes. */
import type { FishingView } from '../view';
import type { DrawnTable } from './drawn';
import { OCEAN_LEVELS, type Part } from './parts';

const EASE = 'cubic-bezier(0.3, 0, 0.2, 1)';

/** Shows an element on its way from elsewhere to where it is. */
function arrive(
  drawn: DrawnTable,
  element: HTMLElement,
  from: DOMRect,
  duration: number,
  delay = 0,
) {
  const to = element.getBoundingClientRect();
  drawn.animate(element, [{ transform: shift(to, from) }, { transform: 'none' }], {
    duration,
    delay,
    easing: EASE,
    fill: 'backwards',
  });
}

/** Sends a copy from where it is to elsewhere. */
function leave(drawn: DrawnTable, copy: HTMLElement, from: DOMRect, to: DOMRect, duration: number) {
  drawn.animate(
    copy,
    [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.8 },
      { transform: shift(from, to), opacity: 0 },
    ],
    { duration, easing: EASE, fill: 'both' },
  );
}

function shift(at: DOMRect, seenAt: DOMRect): string {
  const x = seenAt.left + seenAt.width / 2 - (at.left + at.width / 2);
  const y = seenAt.top + seenAt.height / 2 - (at.top + at.height / 2);
  const scale = Math.max(0.25, Math.min(1, seenAt.width / at.width));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/**
 * Prepares a part while the picture before it still stands; the function returned sets it in motion
 * once the picture after it stands.
 */
export function motionOf(
  part: Part,
  view: FishingView,
  drawn: DrawnTable,
  duration: number,
): () => void {
  switch (part.kind) {
    case 'play':
      return played(part, drawn, duration);
    case 'hook':
    case 'net':
    case 'sweep':
      return caught(part, drawn, duration);
    case 'pass':
      return passed(part, view, drawn, duration);
    case 'score':
      return () =>
        part.facts.forEach(({ who }) => back(drawn, `fisher-${who}`, `boat-${who}`, duration));
    case 'deal':
      return dealt(part, drawn, duration);
    default:
      return () => undefined;
  }
}

function played(part: Part, drawn: DrawnTable, duration: number): () => void {
  const { card = '', who } = part.facts[0] ?? { who: 0 };
  const from = drawn.card(card)?.getBoundingClientRect() ?? drawn.place(`hand-${who}`);
  return () => {
    const arrived = drawn.card(card);
    if (arrived && from) arrive(drawn, arrived, from, duration);
  };
}

function caught(part: Part, drawn: DrawnTable, duration: number): () => void {
  const copies = part.facts.flatMap(({ what, card = '', who }) => {
    const element = what === 'lost-points' ? null : drawn.card(card);
    const to = drawn.place(`fisher-${who}`);
    if (!element || !to) return [];
    const from = element.getBoundingClientRect();
    return [{ copy: drawn.copy(element, from, duration), from, to }];
  });
  return () => {
    copies.forEach(({ copy, from, to }) => leave(drawn, copy, from, to, duration));
  };
}

/** The hook of a zero goes to the card that it will catch. */
export function castHook(part: Part, view: FishingView, drawn: DrawnTable, duration: number): void {
  const { card = '', who } = part.facts[0] ?? { who: 0 };
  const zero = view.plays.findLast((play) => play.seat === who);
  const from =
    (zero && drawn.card(zero.card)?.getBoundingClientRect()) ?? drawn.place(`fisher-${who}`);
  const to = drawn.card(card)?.getBoundingClientRect();
  const template = drawn.template('hook');
  if (!from || !to || !template) return;
  const hook = drawn.copy(template, from, duration * 2);
  const home = drawn.place(`fisher-${who}`) ?? from;
  drawn.animate(
    hook,
    [
      { transform: 'none' },
      { transform: shift(from, to), offset: 0.5 },
      { transform: shift(from, home), opacity: 0 },
    ],
    { duration: duration * 2, easing: 'ease-in-out', fill: 'both' },
  );
}

function passed(part: Part, view: FishingView, drawn: DrawnTable, duration: number): () => void {
  const given = part.facts.find((fact) => fact.who === view.seat);
  const got = part.facts.find((fact) => fact.who !== view.seat);
  const leaving = given?.card ? drawn.card(given.card) : null;
  const from = leaving?.getBoundingClientRect();
  const to = given ? drawn.place(`hand-${given.number}`) : null;
  const copy = leaving && from ? drawn.copy(leaving, from, duration) : null;
  return () => {
    if (copy && from && to) leave(drawn, copy, from, to, duration);
    const arrived = got?.card ? drawn.card(got.card) : null;
    const source = got ? drawn.place(`hand-${got.who}`) : null;
    if (arrived && source) arrive(drawn, arrived, source, duration);
    for (let seat = 0; seat < view.players; seat += 1) {
      const next = (seat + 1) % view.players;
      if (seat !== view.seat && next !== view.seat) {
        back(drawn, `hand-${seat}`, `hand-${next}`, duration);
      }
    }
  };
}

function dealt(part: Part, drawn: DrawnTable, duration: number): () => void {
  return () => {
    const own = part.facts.filter((fact) => fact.what === 'drew');
    const pause = (duration * 0.4) / Math.max(1, own.length);
    own.forEach(({ card = '', who, number }, order) => {
      const arrived = drawn.card(card);
      const from = drawn.place(sourceOf(number, who));
      if (arrived && from) arrive(drawn, arrived, from, duration * 0.6, order * pause);
    });
    if (own.length > 0) return;
    for (const { who, thing = 0 } of part.facts) {
      back(drawn, sourceOf(thing, who), `hand-${who}`, duration);
    }
  };
}

function sourceOf(pile: number, seat: number): string {
  if (pile > OCEAN_LEVELS) return `boat-${seat}`;
  return pile === 0 ? 'sea' : `ocean-${pile}`;
}

/** A card's back on its way from one place to another. */
function back(drawn: DrawnTable, source: string, target: string, duration: number): void {
  const template = drawn.template('back');
  const from = drawn.place(source);
  const to = drawn.place(target);
  if (!template || !from || !to) return;
  const size = new DOMRect(from.x + from.width / 2 - 18, from.y + from.height / 2 - 25, 36, 50);
  const copy = drawn.copy(template, size, duration);
  leave(drawn, copy, size, to, duration);
}
