/** Why something may not be done, from what the view carries. */
import type { ReasonsJson } from '../protocol/messages';
import type { Told } from '../protocol/types';
import { seatSays } from './words.svelte';

/** Null where nothing stands against it. Reasons leave out the space, and who is due. */
export function reasonIn(
  { owing, refused }: { owing: readonly number[]; refused: ReasonsJson },
  thing: string,
): Told | null {
  const reason = refused.reasons[refused.why[thing] ?? refused.why[''] ?? -1];
  if (!reason) return null;
  const { message, arguments: given } = reason.says;
  const left = { space: thing, who: owing.map(seatSays) };
  return { message, arguments: { ...left, ...given }, rule: reason.rule };
}
