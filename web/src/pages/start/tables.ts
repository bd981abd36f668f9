/** What the start page says of a table, and which tables go on. */
import { enumerate, say, seatName } from '../../language/words.svelte';
import type { LobbyTable, MyTable } from '../../protocol/messages';

/** So many stand on top; the others follow in the list. */
const MOST = 2;

/** Those that one can play on at, and the rest. Where one is waited for comes first. */
export function sortedOut(tables: readonly MyTable[]): { going: MyTable[]; others: MyTable[] } {
  const going = tables
    .filter(({ status, holds }) => (status === 'running' || status === 'gathering') && holds.length)
    .toSorted((one, other) => Number(other.your_turn) - Number(one.your_turn))
    .slice(0, MOST);
  return { going, others: tables.filter((table) => !going.includes(table)) };
}

export function whoSits({ seats }: LobbyTable | MyTable): string {
  const taken = seats.flatMap(({ player }, number) => (player === 'nobody' ? [] : [number]));
  return enumerate(taken.map((number) => seatName(number, { seats })));
}

export function stateWords(table: LobbyTable | MyTable): string {
  if (!('status' in table)) {
    const free = table.seats.filter(({ player }) => player === 'nobody').length;
    return say('page-free-seats', { number: free });
  }
  return table.your_turn ? say('page-your-turn') : say(`page-status-${table.status}`);
}
