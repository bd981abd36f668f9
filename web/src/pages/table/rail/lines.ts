import type { LogLine, ReplayOut } from '../../../protocol/messages';

/** The whole log of a replay. */
export function linesOf({ steps }: Pick<ReplayOut, 'steps'>): LogLine[] {
  return steps.map(({ move, says }, index) => ({ number: index + 1, move, says }));
}
