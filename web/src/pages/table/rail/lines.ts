import type { ChatLine, LogLine, ReplayOut, TableOut } from '../../../protocol/messages';

/** The whole log of a replay. */
export function linesOf({ steps }: Pick<ReplayOut, 'steps'>): LogLine[] {
  return steps.map(({ move, says }, index) => ({ number: index + 1, move, says }));
}

/** Whether this browser said it; who watches has only the name that they gave. */
export function isOwnLine(
  { seat, name }: ChatLine,
  { holds, eyes }: Pick<TableOut, 'holds' | 'eyes'>,
  ownName: string,
): boolean {
  return seat === null ? eyes === 'spectator' && name === ownName : holds.includes(seat);
}
