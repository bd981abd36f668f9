/** What somebody hears of a game. Browsers let no page sound before it was touched once. */
import type { Fact } from '../protocol/types';
import { options } from '../state/options.svelte';

export const SOUNDS = ['card', 'catch', 'coin', 'tile', 'turn', 'win'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Of one move: more would only be noise. */
const MOST_OF_A_MOVE = 3;

let touched = false;

/** Notes the first touch. */
export function awaitTouch(): () => void {
  const note = () => (touched = true);
  addEventListener('pointerdown', note, { capture: true, once: true });
  addEventListener('keydown', note, { capture: true, once: true });
  return () => {
    removeEventListener('pointerdown', note, { capture: true });
    removeEventListener('keydown', note, { capture: true });
  };
}

/** One after another; nothing where nobody wants to hear it, or looks. */
export async function hear(...sounds: Sound[]): Promise<void> {
  if (!options.sound || !touched || document.hidden || sounds.length === 0) return;
  const { play } = await import('./synthesis');
  play(sounds);
}

/** What facts sound like, each sound once, in their order. */
export function soundsOf(
  facts: readonly Pick<Fact, 'what'>[],
  sounds: Readonly<Record<string, Sound>> = {},
): Sound[] {
  const found = facts.flatMap(({ what }) => sounds[what] ?? []);
  return [...new Set(found)].slice(0, MOST_OF_A_MOVE);
}
