/** What happened at a table beside the moves, for screen readers. */
import { say, seatName } from '../../../language/words.svelte';
import type { ChatLine, Event, TableOut } from '../../../protocol/messages';
import { reactionWords } from '../../../ui/reactions/reactions';

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
  if (data.chat) return chatWords(data.chat);
  if (!TOLD.includes(what)) return '';
  const seats = Object.keys((data.patch['seats'] as object | undefined) ?? {});
  const name = seats.length === 1 ? seatName(Number(seats[0]), table) : '';
  return say(`page-news-${what}`, { name });
}

function chatWords({ name, text, reaction }: ChatLine): string {
  return reaction
    ? say('page-news-reacted', { name, reaction: reactionWords(reaction) })
    : say('page-news-said', { name, text });
}
