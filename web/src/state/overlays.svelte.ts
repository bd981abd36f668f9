/** What lies over the page, whichever page it is; and what a screen reader is told. */
import { untrack } from 'svelte';

interface Overlays {
  settings: boolean;
  keys: boolean;
  rule: string | null;
}

export const overlays: Overlays = $state({ settings: false, keys: false, rule: null });

export function openRule(rule: string): void {
  overlays.rule = rule;
}

let announced = $state('');

/** Tells a screen reader something that changed without a tap. */
export function announce(text: string): void {
  if (!text) return;
  // The same words again would not be read.
  announced = untrack(() => announced) === text ? `${text}\u00a0` : text;
}

export function announcement(): string {
  return announced;
}
