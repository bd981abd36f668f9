/** The one plain line of what must be done now, in any game. */
import { seatSays } from '../../language/words.svelte';
import type { View } from '../../protocol/messages';
import type { Eyes, Says } from '../../protocol/types';

export function status({ owing, phase }: View, eyes: Eyes): Says {
  if (owing.length === 0) return says(phase === 'over' ? 'over' : 'chance');
  if (typeof eyes === 'number' && owing.includes(eyes)) return says('your-turn');
  return says('waiting', { names: owing.map(seatSays) });
}

function says(name: string, args: Says['arguments'] = {}): Says {
  return { message: `page-plain-${name}`, arguments: args };
}
