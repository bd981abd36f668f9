/** A part of the square written down by hand: `.` empty, `+` path, `#` flea table, `F S C I` trucks,
 * `f2` the fish stall of the second seat, `d2` its disc. */
import type { Good } from '../position/goods';
import type { Space } from '../view';
import { spaceName, type Spaces } from './geometry';

const GOODS: Record<string, Good> = { f: 'fish', s: 'soda', c: 'cheese', i: 'ice' };

export function spacesOf(rows: readonly string[], areas: readonly string[] = []): Spaces {
  return Object.fromEntries(
    rows.flatMap((written, row) =>
      written.split(' ').map((thing, column) => {
        const area = areas[row]?.[column];
        const space = { ...spaceOf(thing), ...(area === undefined ? {} : { area: Number(area) }) };
        return [spaceName({ column, row }), space] as const;
      }),
    ),
  );
}

function spaceOf(thing: string): Space {
  if (thing === '.') return { on: 'empty' };
  if (thing === '+') return { on: 'path' };
  if (thing === '#') return { on: 'table' };
  const [kind = '', number] = thing;
  const good = GOODS[kind.toLowerCase()] ?? 'fish';
  if (number === undefined) return { on: 'truck', good };
  const seat = Number(number) - 1;
  return kind === 'd' ? { on: 'disc', seat } : { on: 'stall', seat, good };
}
