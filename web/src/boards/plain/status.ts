/** The one plain line of what must be done now, in any game. */
import { seatSays } from '../../language/words.svelte';
import type { View } from '../../protocol/messages';
import type { Eyes, Says } from '../../protocol/types';

export function status({ owing }: View, eyes: Eyes): Says {
  if (owing.length === 0) return { message: 'page-plain-over', arguments: {} };
  if (typeof eyes === 'number' && owing.includes(eyes))
    return { message: 'page-plain-your-turn', arguments: {} };
  return { message: 'page-plain-waiting', arguments: { names: owing.map(seatSays) } };
}
