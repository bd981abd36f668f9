/** Where a table that parts from a game leads back to: that place of its replay, or of the review that
 * one came from. */
import { say } from '../../../language/words.svelte';
import type { BranchOut } from '../../../protocol/messages';
import type { Eyes } from '../../../protocol/types';
import { replayPath, route } from '../../../state/router.svelte';

export function wayBack({ id, at }: BranchOut, eyes: Eyes): { href: string; words: string } {
  const here = route();
  const reviews = here.page === 'table' && here.fromReview;
  return {
    href: replayPath(id, { at, eyes, reviews }),
    words: say(reviews ? 'page-branch-back-review' : 'page-branch-back'),
  };
}
