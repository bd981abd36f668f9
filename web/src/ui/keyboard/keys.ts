/** Every key that does something, by where it does it. Handlers ask here what was pressed; the list of
 * keys shows the same. */
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
  hand: {
    left: ['ArrowLeft'],
    right: ['ArrowRight'],
    up: ['ArrowUp'],
    down: ['ArrowDown'],
    first: ['Home'],
    last: ['End'],
    digit: [...'0123456789'],
  },
  square: {
    left: ['ArrowLeft'],
    right: ['ArrowRight'],
    up: ['ArrowUp'],
    down: ['ArrowDown'],
    draw: ['d'],
    nearer: ['+', '='],
    farther: ['-'],
    whole: ['f'],
  },
  bid: {
    digit: [...'0123456789'],
    more: ['ArrowUp', 'ArrowRight'],
    less: ['ArrowDown', 'ArrowLeft'],
    'much-more': ['PageUp'],
    'much-less': ['PageDown'],
    most: ['End'],
    least: ['Home'],
    seal: ['Enter'],
  },
  replay: {
    previous: ['ArrowLeft'],
    next: ['ArrowRight'],
    first: ['Home'],
    last: ['End'],
    play: [' '],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type KeyPlace = keyof typeof KEYS;

/** What a key does at a place; null for other keys. */
export function pressed<Place extends KeyPlace>(
  place: Place,
  event: KeyboardEvent,
): keyof (typeof KEYS)[Place] | null {
  if (!isForPage(event)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  for (const [name, keys] of Object.entries<readonly string[]>(KEYS[place]))
    if (keys.includes(key)) return name as keyof (typeof KEYS)[Place];
  return null;
}

/** Whether a key is neither written nor meant for the browser. */
export function isForPage({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const writes = target instanceof Element && target.closest('input, textarea, select') !== null;
  return !writes && !ctrlKey && !metaKey && !altKey;
}
