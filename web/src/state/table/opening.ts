/** Opens a table and seats whoever is known already. */
import { api, type Replayed } from '../../protocol/api';
import type { Level, NewTable, SeatOut, TableOut } from '../../protocol/messages';
import type { Act, Eyes } from '../../protocol/types';
import { ownName } from '../options.svelte';
import { addSharesAt } from '../shuffle/shares';

export type Company = 'bots' | 'friends' | 'here';

export interface Party {
  company: Company;
  level: Level;
  /** Of who opens the table; of all who sit here, where they share one screen. */
  names: string[];
}

/** The acts that fill a new table: bots at once; friends take their seats by link. */
export function openingActs(players: number, { company, level, names }: Party): Act[] {
  const here = names.slice(0, company === 'here' ? players : 1);
  const acts: Act[] = here.map((name, seat) => ({ kind: 'sit', seat, name }));
  if (company === 'bots')
    for (let seat = 1; seat < players; seat += 1) acts.push({ kind: 'bot', seat, level });
  if (company !== 'friends') acts.push({ kind: 'start' });
  return acts;
}

/** Resolves to the id of the new table. */
export async function open(wanted: NewTable, party: Party): Promise<string> {
  const { id } = await api.create(wanted);
  return filled(id, openingActs(wanted.players, party));
}

/** The same deal at a new table, for whoever looks and for bots like those before; other people
 * find their seats empty. */
export async function openAgain(table: TableOut): Promise<string> {
  const { id } = await api.create({ ...table.setting, same_deal_as: table.id });
  return filled(id, seatingActs(table));
}

/** A table that cannot be filled as it was wanted is not left behind. */
async function filled(id: string, acts: Act[]): Promise<string> {
  let version = 0;
  try {
    for (const act of acts) {
      if (act.kind === 'start') await addSharesAt(id);
      ({ version } = await api.act(id, version, act));
    }
  } catch (thrown) {
    void api.act(id, version, { kind: 'end' }).catch(() => undefined);
    throw thrown;
  }
  return id;
}

function seatingActs({ seats, eyes }: TableOut): Act[] {
  return seats.flatMap(({ name, level }, seat): Act[] => {
    if (level) return [{ kind: 'bot', seat, level }];
    return seat === eyes && name ? [{ kind: 'sit', seat, name }] : [];
  });
}

/** What might have been: from a position of a game that is over, with bots in all other seats, as
 * strong as they were there unless a level is wanted. */
export async function openBranch(
  { game, options, players, source }: Replayed,
  at: number,
  seat: number,
  level: Level | null = null,
): Promise<string> {
  const with_bots = { seat, name: ownName(), level };
  const { id } = await api.create({
    game,
    options,
    players,
    position: { ...source, at, with_bots },
  });
  return id;
}

/** The seat that whoever looks plays: the one whose eyes they have, else the first person's. */
export function ownSeat(seats: readonly SeatOut[], eyes: Eyes): number {
  if (typeof eyes === 'number') return eyes;
  return Math.max(
    0,
    seats.findIndex(({ level }) => !level),
  );
}
