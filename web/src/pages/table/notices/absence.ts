/** Who is missed at a table, and when the others may do something about it. */
import type { TableOut } from '../../../protocol/messages';

/** Seconds: who only loads the page anew is not missed. */
const MISSED_AFTER = 10;

export interface Presence {
  /** By seat, in seconds; null if they are there, or nobody can tell. */
  awayFor: (seat: number) => number | null;
  /** After which the others may let a bot play. */
  absentSeconds: number;
}

type Seated = Pick<TableOut, 'seats' | 'holds' | 'status' | 'eyes' | 'setting' | 'position'>;

type Waiting = Pick<TableOut, 'seats' | 'status' | 'position' | 'undo'>;

/** In so many seconds; null where nobody is gone, or a clock decides, or one only watches. */
export function voteIn(table: Seated, seat: number, presence: Presence): number | null {
  const plain = table.status === 'running' && table.setting.pace.kind === 'none';
  const away = presence.awayFor(seat);
  if (!plain || typeof table.eyes !== 'number' || away === null || !isOther(table, seat))
    return null;
  return Math.max(0, presence.absentSeconds - away);
}

/** For whom all wait, though they are not there. */
export function missed(table: Seated, { awayFor }: Presence): number | null {
  if (table.status !== 'running') return null;
  const late = (seat: number) => isOther(table, seat) && (awayFor(seat) ?? 0) >= MISSED_AFTER;
  return table.position?.owing.find(late) ?? null;
}

/** For whose move all wait, though a bot makes it. */
export function awaitedBot({ seats, status, position, undo }: Waiting): number | null {
  if (status !== 'running' || undo.asked !== null) return null;
  const isBot = (seat: number) => seats[seat]?.player === 'bot' || seats[seat]?.plays != null;
  const owing = position?.owing ?? [];
  return owing.every(isBot) ? (owing[0] ?? null) : null;
}

function isOther({ seats, holds }: Seated, seat: number): boolean {
  const { player, plays } = seats[seat] ?? {};
  return player === 'person' && plays === null && !holds.includes(seat);
}
