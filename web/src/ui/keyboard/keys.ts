/** Keys that do something on every page; games have their own. Handlers ask here what was pressed; the
 * list of keys shows the same. */

/** What can be done at one place, each by one of some keys. */
export type Shortcuts = Readonly<Record<string, readonly string[]>>;

export const KEYS = {
  page: {
    next: ['Tab'],
    choose: ['Enter', ' '],
    close: ['Escape'],
    keys: ['?'],
  },
  table: {
    undo: ['u'],
    hint: ['h'],
    log: ['l'],
    chat: ['c'],
  },
  log: {
    previous: ['ArrowUp'],
    next: ['ArrowDown'],
  },
  replay: {
    previous: ['ArrowLeft'],
    next: ['ArrowRight'],
    first: ['Home'],
    last: ['End'],
    play: [' '],
  },
} as const satisfies Record<string, Shortcuts>;

/** What a key does at a place; null for other keys. */
export function pressed<Place extends Shortcuts>(
  place: Place,
  event: KeyboardEvent,
): keyof Place | null {
  if (!isForPage(event)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const found = Object.entries(place).find(([, keys]) => keys.includes(key));
  return found?.[0] ?? null;
}

/** Whether a key is neither written nor meant for the browser. */
export function isForPage({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const writes = target instanceof Element && target.closest('input, textarea, select') !== null;
  return !writes && !ctrlKey && !metaKey && !altKey;
}
