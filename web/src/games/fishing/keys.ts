import type { Shortcuts } from '../../ui/keyboard/keys';

export const KEYS = {
  hand: {
    left: ['ArrowLeft'],
    right: ['ArrowRight'],
    up: ['ArrowUp'],
    down: ['ArrowDown'],
    first: ['Home'],
    last: ['End'],
    digit: [...'0123456789'],
  },
} as const satisfies Record<string, Shortcuts>;
