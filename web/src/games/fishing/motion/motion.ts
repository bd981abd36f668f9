/** Paper in motion: cards fly between places that the board has marked with data attributes. */
import type { FishingView } from '../view';
import type { Beat } from './stage';

/** What can be asked of the drawn board. */
export class Scene {
  private ways: Animation[] = [];

  constructor(
    private readonly root: HTMLElement,
    private readonly layer: HTMLElement,
  ) {}

  card(name: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-card="${name}"]`);
  }

  place(name: string): DOMRect | null {
    return this.root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect() ?? null;
  }

  /** A copy of something on the board that can leave it; it goes when its time is over. */
  copy(original: HTMLElement, from: DOMRect, duration: number): HTMLElement {
    const copy = original.cloneNode(true) as HTMLElement;
    const origin = this.layer.getBoundingClientRect();
    for (const marked of [copy, ...copy.querySelectorAll<HTMLElement>('[data-card]')]) {
      delete marked.dataset['card'];
    }
    Object.assign(copy.style, {
      position: 'absolute',
      left: `${from.left - origin.left}px`,
      top: `${from.top - origin.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      margin: '0',
    });
    copy.hidden = false;
    delete copy.dataset['template'];
    this.layer.append(copy);
    setTimeout(() => copy.remove(), duration);
    return copy;
  }

  template(name: string): HTMLElement | null {
    return this.layer.querySelector<HTMLElement>(`[data-template="${name}"]`);
  }

  animate(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    this.ways.push(element.animate(frames, timing));
  }

  /** Everything is where it belongs. */
  clear(): void {
    for (const copy of this.layer.querySelectorAll(':scope > :not([data-template])')) copy.remove();
    for (const way of this.ways) way.cancel();
    this.ways = [];
  }
}

const EASE = 'cubic-bezier(0.3, 0, 0.2, 1)';

/** Shows an element on its way from elsewhere to where it is. */
function arrive(scene: Scene, element: HTMLElement, from: DOMRect, duration: number, delay = 0) {
  const to = element.getBoundingClientRect();
  scene.animate(element, [{ transform: shift(to, from) }, { transform: 'none' }], {
    duration,
    delay,
    easing: EASE,
    fill: 'backwards',
  });
}

/** Sends a copy from where it is to elsewhere. */
function leave(scene: Scene, copy: HTMLElement, from: DOMRect, to: DOMRect, duration: number) {
  scene.animate(
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
 * Prepares a beat while the picture before it still stands; the function returned shows the beat
 * once the picture after it stands.
 */
export function motionOf(
  beat: Beat,
  view: FishingView,
  scene: Scene,
  duration: number,
): () => void {
  switch (beat.kind) {
    case 'play':
      return played(beat, scene, duration);
    case 'hook':
    case 'net':
    case 'sweep':
      return caught(beat, scene, duration);
    case 'pass':
      return passed(beat, view, scene, duration);
    case 'score':
      return () =>
        beat.facts.forEach(({ who }) => back(scene, `fisher-${who}`, `boat-${who}`, duration));
    case 'deal':
      return dealt(beat, scene, duration);
    default:
      return () => undefined;
  }
}

function played(beat: Beat, scene: Scene, duration: number): () => void {
  const { card = '', who } = beat.facts[0] ?? { who: 0 };
  const from = scene.card(card)?.getBoundingClientRect() ?? scene.place(`hand-${who}`);
  return () => {
    const arrived = scene.card(card);
    if (arrived && from) arrive(scene, arrived, from, duration);
  };
}

function caught(beat: Beat, scene: Scene, duration: number): () => void {
  const copies = beat.facts.flatMap(({ what, card = '', who }) => {
    const element = what === 'lost-points' ? null : scene.card(card);
    const to = scene.place(`fisher-${who}`);
    if (!element || !to) return [];
    const from = element.getBoundingClientRect();
    return [{ copy: scene.copy(element, from, duration), from, to }];
  });
  return () => {
    copies.forEach(({ copy, from, to }) => leave(scene, copy, from, to, duration));
  };
}

/** The hook of a zero goes to the card that it will catch. */
export function castHook(beat: Beat, view: FishingView, scene: Scene, duration: number): void {
  const { card = '', who } = beat.facts[0] ?? { who: 0 };
  const zero = view.plays.findLast((play) => play.seat === who);
  const from =
    (zero && scene.card(zero.card)?.getBoundingClientRect()) ?? scene.place(`fisher-${who}`);
  const to = scene.card(card)?.getBoundingClientRect();
  const template = scene.template('hook');
  if (!from || !to || !template) return;
  const hook = scene.copy(template, from, duration * 2);
  const home = scene.place(`fisher-${who}`) ?? from;
  scene.animate(
    hook,
    [
      { transform: 'none' },
      { transform: shift(from, to), offset: 0.5 },
      { transform: shift(from, home), opacity: 0 },
    ],
    { duration: duration * 2, easing: 'ease-in-out', fill: 'both' },
  );
}

function passed(beat: Beat, view: FishingView, scene: Scene, duration: number): () => void {
  const given = beat.facts.find((fact) => fact.who === view.seat);
  const got = beat.facts.find((fact) => fact.who !== view.seat);
  const leaving = given?.card ? scene.card(given.card) : null;
  const from = leaving?.getBoundingClientRect();
  const to = given ? scene.place(`hand-${given.number}`) : null;
  const copy = leaving && from ? scene.copy(leaving, from, duration) : null;
  return () => {
    if (copy && from && to) leave(scene, copy, from, to, duration);
    const arrived = got?.card ? scene.card(got.card) : null;
    const source = got ? scene.place(`hand-${got.who}`) : null;
    if (arrived && source) arrive(scene, arrived, source, duration);
    for (let seat = 0; seat < view.players; seat += 1) {
      const next = (seat + 1) % view.players;
      if (seat !== view.seat && next !== view.seat) {
        back(scene, `hand-${seat}`, `hand-${next}`, duration);
      }
    }
  };
}

/** Piles are numbered as in facts: 0 the starting cards, 1 to 5 the ocean, then the boats. */
const OCEAN_LEVELS = 5;

function dealt(beat: Beat, scene: Scene, duration: number): () => void {
  return () => {
    const own = beat.facts.filter((fact) => fact.what === 'drew');
    const pause = (duration * 0.4) / Math.max(1, own.length);
    own.forEach(({ card = '', who, number }, order) => {
      const arrived = scene.card(card);
      const from = scene.place(sourceOf(number, who));
      if (arrived && from) arrive(scene, arrived, from, duration * 0.6, order * pause);
    });
    if (own.length > 0) return;
    for (const { who, thing = 0 } of beat.facts) {
      back(scene, sourceOf(thing, who), `hand-${who}`, duration);
    }
  };
}

function sourceOf(pile: number, seat: number): string {
  if (pile > OCEAN_LEVELS) return `boat-${seat}`;
  return pile === 0 ? 'sea' : `ocean-${pile}`;
}

/** A card's back on its way from one place to another. */
function back(scene: Scene, source: string, target: string, duration: number): void {
  const template = scene.template('back');
  const from = scene.place(source);
  const to = scene.place(target);
  if (!template || !from || !to) return;
  const size = new DOMRect(from.x + from.width / 2 - 18, from.y + from.height / 2 - 25, 36, 50);
  const copy = scene.copy(template, size, duration);
  leave(scene, copy, size, to, duration);
}
