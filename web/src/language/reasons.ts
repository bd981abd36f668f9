/** Why something may not be done, from what the view carries. */
import type { ReasonJson, ReasonsJson } from '../protocol/messages';
import type { Told } from '../protocol/types';
import { seatSays } from './words.svelte';

interface Refusing {
  owing: readonly number[];
  refused: ReasonsJson;
}

/** Null where nothing stands against it. */
export function reasonIn({ owing, refused }: Refusing, thing: string): Told | null {
  const reason = refused.reasons[refused.why[thing] ?? refused.why[''] ?? -1];
  return reason ? whole(reason, thing, owing) : null;
}

/** Every reason, with all that it stands against; nothing in particular where it is against all. */
export function reasonsIn({ owing, refused }: Refusing): { things: string[]; told: Told }[] {
  return refused.reasons.map((reason, number) => {
    const things = Object.keys(refused.why).filter((thing) => refused.why[thing] === number);
    return { things: things.filter(Boolean), told: whole(reason, things.join(', '), owing) };
  });
}

/** Reasons leave out the space, and who is due. */
function whole({ rule, says }: ReasonJson, space: string, owing: readonly number[]): Told {
  const left = { space, who: owing.map(seatSays) };
  return { message: says.message, arguments: { ...left, ...says.arguments }, rule };
}
