/** What is said of deals that many play: which it is, how somebody did, what they tell others. */
import { language, levelName, numberText, say } from '../../language/words.svelte';
import type {
  ContestOut,
  ContestRef,
  ContestSummary,
  Level,
  ResultOut,
} from '../../protocol/messages';
import { gameWords } from '../../state/games.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** The order of the month and its day is Europe's in both languages. */
const REGIONS = { en: 'en-GB', de: 'de-DE' };

/** `2026-11-16` is the 16th of November wherever it is read. */
export function dayWords(day: string, month: 'long' | 'short' = 'long'): string {
  const format = new Intl.DateTimeFormat(REGIONS[language()], {
    day: 'numeric',
    month,
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00Z`));
}

export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

export function contestWords({ day }: ContestRef, month: 'long' | 'short' = 'long'): string {
  return day === null ? say('page-challenge') : say('page-daily-of', { day: dayWords(day, month) });
}

/** Whether its day has ended; a challenge goes on for ever, though its cards are no secret. */
export function isPast({ day, is_over }: ContestSummary): boolean {
  return day !== null && is_over;
}

/** Both in seconds of the epoch. */
export function endsWords(closes: number, now: number): string {
  const left = Math.max(0, closes - now);
  if (left >= 2 * HOUR) return say('page-ends-in-hours', { number: Math.floor(left / HOUR) });
  return say('page-ends-in-minutes', { number: Math.max(1, Math.floor(left / MINUTE)) });
}

/** When a day ends, on the reader's own clock. */
export function clockWords(closes: number): string {
  const format = new Intl.DateTimeFormat(REGIONS[language()], {
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(new Date(closes * 1000));
}

export function leadWords(lead: number): string {
  const side = lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level';
  return say('page-contest-lead', { side, points: Math.abs(lead) });
}

/** `+12`, `0`, `−3`: as it stands in a column. */
export function leadText(lead: number): string {
  return lead > 0 ? `+${numberText(lead)}` : numberText(lead);
}

/** How somebody did, of so many at the table. */
export function resultWords({ place, lead }: ResultOut, players: number): string {
  return `${say('page-contest-place', { place, players })}, ${leadWords(lead)}`;
}

/** Why a result does not count. */
export function marksWords({ marks }: ResultOut): string {
  return marks.map((mark) => say(`page-contest-mark-${mark}`)).join(', ');
}

/** `2 × Skipper, 1 × Mate`, each of them on one line. */
export function botsWords(bots: readonly (Level | null)[]): string {
  const levels = bots.filter((level) => level !== null);
  return [...new Set(levels)]
    .map(
      (level) =>
        `${levels.filter((each) => each === level).length}\u00a0×\u00a0${levelName(level)}`,
    )
    .join(', ');
}

/** The ranks of results that stand in order: who has the same lead shares one. */
export function ranksOf(results: readonly ResultOut[]): number[] {
  return results.map(({ lead }) => 1 + results.findIndex((each) => each.lead === lead));
}

/** Whom to beat: whoever made a challenge had finished before anybody could take it up. */
export function challengerOf({ by, results }: ContestOut): ResultOut | null {
  const theirs = results.filter(({ name }) => name === by);
  return theirs.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

/** Tells how one did, and nothing of the cards. */
export function shareText(
  { day, game, options, players }: Pick<ContestSummary, 'day' | 'game' | 'options' | 'players'>,
  own: ResultOut,
  { streak, address }: { streak: number; address: string },
): string {
  const named = { game: gameWords(game, options) };
  const isRow = day !== null && streak > 1;
  return [
    day === null
      ? say('page-share-challenge', named)
      : say('page-share-daily', { ...named, day: dayWords(day) }),
    resultWords(own, players) + (isRow ? ` · ${say('page-daily-streak', { number: streak })}` : ''),
    address,
  ].join('\n');
}
