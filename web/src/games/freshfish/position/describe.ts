/** Spaces in words, for who cannot see the square. */
import { say, seatSays, tell, type Context } from '../../../language/words.svelte';
import type { Eyes, Says } from '../../../protocol/types';
import type { FreshFishView } from '../view';
import { type Choices } from './position';

/** "c4, area 3, 1 of 2 built, empty, may be reserved" */
export function describe(
  space: string,
  view: FreshFishView,
  choices: Choices,
  context: Context,
): string {
  const { area: number } = view.spaces[space] ?? {};
  const area = number === undefined ? undefined : view.areas[number];
  const parts = [space];
  if (area && number !== undefined) {
    parts.push(
      say('page-freshfish-area', { area: number + 1, built: area.built, number: area.number }),
    );
  }
  parts.push(tell(thingSays(space, view, context.eyes), context));
  if (choices.spaces.has(space))
    parts.push(say('page-freshfish-choosable', { verb: choices.verb }));
  return parts.join(', ');
}

function thingSays(space: string, view: FreshFishView, eyes: Eyes | undefined): Says {
  const { on = 'empty', seat = 0, good = 'fish' } = view.spaces[space] ?? {};
  if (on === 'empty') return { message: 'page-freshfish-empty', arguments: {} };
  if (on === 'disc' && seat === eyes) return { message: 'page-freshfish-own-disc', arguments: {} };
  if (on === 'stall' && seat === eyes) {
    return { message: 'page-freshfish-own-stall', arguments: { good } };
  }
  return { message: `freshfish-on-${on}`, arguments: { good, who: seatSays(seat) } };
}
