/** What happened at a table beside the moves, for screen readers. */
import { say, seatName } from '../../../language/words.svelte';
import type { Event, TableOut } from '../../../protocol/messages';

const TOLD = [
  'sat',
  'stood',
  'bot',
  'started',
  'taken-back',
  'undo-asked',
  'undo-answered',
  'played-for',
  'came-back',
  'voted',
  'rematch',
  'ended',
];

export function newsWords({ what, data }: Event, table: TableOut): string {
  if (what === 'said' && data.chat)
    return say('page-news-said', { name: data.chat.name, text: data.chat.text });
  if (!TOLD.includes(what)) return '';
  const seats = Object.keys((data.patch['seats'] as object | undefined) ?? {});
  const name = seats.length === 1 ? seatName(Number(seats[0]), table) : '';
  return say(`page-news-${what}`, { name });
}
