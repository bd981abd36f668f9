/** Every sentence shown: messages of the catalogue, told in the reader's language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from '../protocol/api';
import type { Level, SeatOut } from '../protocol/messages';
import type { Eyes, Says } from '../protocol/types';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** In their own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** Whoever has a name; of bots it is made from their level. */
export type Named = Pick<SeatOut, 'name'> & Partial<Pick<SeatOut, 'level'>>;

/** Who reads, and at which table. */
export interface Context {
  seats?: readonly Named[];
  eyes?: Eyes;
  /** Fills the argument that reasons for spaces leave out. */
  space?: string;
}

type Arguments = Record<string, unknown>;

/** Numbers that choose no plural travel as text. */
const NEGATIVE = /^-\d+$/;

/** A number in a message, which chooses its plural as well. */
class Numeral extends FluentNumber {
  override toString(): string {
    return numberText(this.value);
  }
}

let bundle = $state.raw(new FluentBundle('en'));
let current = $state<Language>('en');

/** Loads a language and shows it. */
export async function useLanguage(language: Language): Promise<void> {
  fillBundle(language, await api.catalogue(language));
}

export function fillBundle(language: Language, source: string): void {
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource(new FluentResource(source));
  bundle = next;
  current = language;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

export function language(): Language {
  return current;
}

/** A message of the page itself: `say('page-rules')`. */
export function say(message: string, args: Arguments = {}): string {
  return format(message, args);
}

/** The same, or something else where the catalogue has no such message. */
export function sayOr(message: string, otherwise: string): string {
  return bundle.hasMessage(message) ? say(message) : otherwise;
}

/** A sentence from the server or a board: seats become names, and the reader becomes "you". */
export function tell(says: Says, context: Context = {}): string {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(says.arguments)) args[name] = word(value, context);
  const { who, to } = says.arguments;
  if ('you' in args && isReader(who, context)) args['you'] = 'yes';
  if ('to-you' in args && isReader(to, context)) args['to-you'] = 'yes';
  if (context.space !== undefined && !('space' in args)) args['space'] = context.space;
  return format(says.message, args);
}

/** A sentence that stands alone begins with a capital, unless with a name such as `b3`, and ends with a
 * full stop. */
export function sentence(text: string): string {
  const begun = /^[a-z]\d/.test(text)
    ? text
    : text.charAt(0).toLocaleUpperCase(current) + text.slice(1);
  return /[.…?:)]$/.test(begun) ? begun : `${begun}.`;
}

export function seatName(seat: number, context: Context = {}): string {
  const found = context.seats?.[seat];
  if (found?.name) return found.name;
  const number = seat + 1;
  if (found?.level) return say('bot-name', { bot: levelName(found.level), number });
  return say('seat', { number });
}

/** As on the table itself. */
export function nameAtTable(seat: number, context: Context): string {
  return nameToReader(seatName(seat, context), seat === context.eyes);
}

/** Who reads and gave no name is "You". */
export function nameToReader(name: string, isOwn: boolean): string {
  return isOwn && name === say('page-nameless') ? say('your-name') : name;
}

export function levelName(level: Level): string {
  return say(`bot-name-${level}`);
}

/** In the reader's language, with a real minus sign. */
export function numberText(value: number): string {
  const format = new Intl.NumberFormat(current, { signDisplay: 'negative' });
  return format.format(value).replace('-', '−');
}

/** `a`, `a and b`, `a, b and c`. */
export function enumerate(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return say('list-end', { before: parts.slice(0, -1).join(', '), last: parts.at(-1) });
}

function word(value: unknown, context: Context): unknown {
  if (Array.isArray(value)) return enumerate(value.map((each) => String(word(each, context))));
  if (typeof value === 'string' && NEGATIVE.test(value)) return numberText(Number(value));
  const seat = seatOf(value);
  if (seat !== null) return seatName(seat, context);
  return isSays(value) ? tell(value, context) : value;
}

/** Sentences count seats from 1: this and `seatOf` are where that is added and taken off. */
export function seatSays(seat: number): Says {
  return { message: 'seat', arguments: { number: String(seat + 1) } };
}

function isSays(value: unknown): value is Says {
  return typeof value === 'object' && value !== null && 'message' in value;
}

function seatOf(value: unknown): number | null {
  return isSays(value) && value.message === 'seat' ? Number(value.arguments['number']) - 1 : null;
}

export function isReader(value: unknown, { eyes }: Context): boolean {
  return typeof eyes === 'number' && seatOf(value) === eyes;
}

function format(message: string, args: Arguments): string {
  const pattern = bundle.getMessage(message)?.value;
  if (!pattern) return message;
  const variables = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'number' ? new Numeral(value) : value,
  ]);
  return bundle.formatPattern(
    pattern,
    Object.fromEntries(variables) as Record<string, FluentVariable>,
    [],
  );
}
