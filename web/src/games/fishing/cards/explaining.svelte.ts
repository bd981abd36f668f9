/** What a card does, told on hover, on focus, or on a long press. */
import type { Attachment } from 'svelte/attachments';
import { explainCard, faceOf } from './cards';

export class Explaining {
  card: string | null = $state(null);
  at: DOMRect | null = $state.raw(null);

  show(card: string, element: Element): void {
    this.card = card;
    this.at = element.getBoundingClientRect();
  }

  /** Later: a card that leaves the board says so while the board is being drawn. */
  hide(card: string): void {
    queueMicrotask(() => {
      if (this.card === card) this.card = null;
    });
  }
}

const HOVER = 450;
const LONG_PRESS = 450;

/** Ordinary cards, and no trumps, speak for themselves, unless somebody asks with a long press. */
function speaksForItself(card: string): boolean {
  const face = faceOf(card);
  return face.kind === 'value' && face.value > 0 && face.suit !== 'green';
}

/** Cards that explain themselves, one of a kind. */
export const EXPLAINED = ['G1', 'R0', '~pass', '~minus3a', '~all', '~first', '~call', '~low'];

/** The id of what screen readers tell about a card. */
export function explanationOf(card: string): string | undefined {
  return speaksForItself(card) ? undefined : `card-${explainCard(card).message}`;
}

export function explains(card: string, explaining: Explaining): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const listening = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, act, { signal: listening.signal, capture: true });
    const showAfter = (pause: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => explaining.show(card, element), pause);
    };
    const hide = () => {
      clearTimeout(timer);
      explaining.hide(card);
    };

    on('pointerenter', (event) => {
      if (event.pointerType === 'mouse' && !speaksForItself(card)) showAfter(HOVER);
    });
    on('pointerdown', (event) => {
      pressed = false;
      if (event.pointerType === 'mouse') return hide();
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = true;
        explaining.show(card, element);
      }, LONG_PRESS);
    });
    // After a long press it stays, until the next touch.
    on('pointerleave', (event) => {
      if (event.pointerType === 'mouse') hide();
      else clearTimeout(timer);
    });
    on('pointerup', () => clearTimeout(timer));
    on('pointercancel', hide);
    on('blur', hide);
    on('focus', () => {
      if (element.matches(':focus-visible') && !speaksForItself(card)) showAfter(0);
    });
    on('contextmenu', (event) => event.preventDefault());
    // A long press asks; it does not play.
    on('click', (event) => {
      if (!pressed) return hide();
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    });
    return () => {
      hide();
      listening.abort();
    };
  };
}
