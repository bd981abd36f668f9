import type { Shortcuts } from '../../ui/keyboard/keys';

export const KEYS = {
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
} as const satisfies Record<string, Shortcuts>;
