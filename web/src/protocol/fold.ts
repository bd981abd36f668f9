/** How a table changes by an event. */
import type { Event, TableOut } from './messages';
import { patched, type Patch } from './patch';
import { checked } from './shape';
import type { Fact, Step } from './types';

/** Throws a MisfitError where the event is not about this table as it is. */
export function folded(table: TableOut, { version, data }: Event): TableOut {
  // Log and chat are not patched, and each of their lines was checked when it came.
  const bare = patched({ ...table, log: [], chat: [] }, data.patch as Patch);
  const next = checked<TableOut>('TableOut', bare);
  return {
    ...next,
    version,
    log: foldedLog(table, next, data.line),
    chat: data.chat ? [...table.chat, data.chat] : table.chat,
  };
}

/** A line follows on; a move taken back takes its lines along. */
function foldedLog(before: TableOut, after: TableOut, line: Event['data']['line']) {
  const standing =
    after.moves < before.moves
      ? before.log.filter(({ number }) => number <= after.moves)
      : before.log;
  return line ? [...standing, line] : standing;
}

/** What a board can show of an event; null if it was no move that these eyes may see. */
export function stepOf(before: TableOut, after: TableOut, { data }: Event): Step | null {
  if (!data.line || !data.facts || !before.position || !after.position) return null;
  return {
    number: data.line.number,
    move: data.line.move,
    facts: data.facts as unknown as Fact[],
    before: before.position,
    after: after.position,
  };
}
