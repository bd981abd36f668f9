/** The legal moves of any game, each with what it is called. */
import { sentence, tell, type Context } from '../../language/words.svelte';
import type { View } from '../../protocol/messages';

export interface Choice {
  move: string;
  label: string;
}

export function choicesOf({ legal, legal_words: words }: View, context: Context): Choice[] {
  return legal.map((move, number) => {
    const says = words?.[number];
    return { move, label: says ? tell(says, context) : withoutSeat(move) };
  });
}

/** `0 play 3` says no more than "play 3" to whoever plays it. */
function withoutSeat(move: string): string {
  return sentence(move.replace(/^\d+ /, '')).slice(0, -1);
}
