import { say } from './words.svelte';

/** How long, as it is told while it goes by: `0:42`, `59:07`, `3 hours`. */
export function timeWords(seconds: number): string {
  if (seconds >= 2 * 3600) return say('page-hours', { number: Math.floor(seconds / 3600) });
  const rest = String(Math.floor(seconds % 60)).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${rest}`;
}
