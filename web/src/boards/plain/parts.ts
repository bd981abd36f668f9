/** A view of any game, put in order to be read: it is known what views have in common, and no more. */
import { sayOr } from '../../language/words.svelte';
import type { View } from '../../protocol/messages';
import { isObject } from '../../protocol/shape';

export interface Part {
  name: string;
  value: unknown;
}

/** What the page shows by other means. */
const ELSEWHERE = [
  ...['game', 'players', 'phase', 'owing', 'seats', 'seat'],
  ...['legal', 'legal_words', 'refused', 'own'],
];
/** What only the reader sees, where a view does not say so. */
const OWN = ['hand'];
const POINTS = ['points', 'score'];

/** What everybody sees, and what the reader alone does. */
export function partsOf(view: View): { shared: Part[]; own: Part[] } {
  const parts = filled(view).filter(({ name }) => !ELSEWHERE.includes(name));
  const isOwn = ({ name }: Part) => (view.own ?? OWN).includes(name);
  return { shared: parts.filter((part) => !isOwn(part)), own: parts.filter(isOwn) };
}

/** What a view tells of a seat; points stand out, where there are any. */
export function seatParts(view: View, seat: number): { points: number | null; parts: Part[] } {
  const seats: unknown = 'seats' in view ? view.seats : null;
  const told: unknown = Array.isArray(seats) ? seats[seat] : null;
  if (!isObject(told)) return { points: null, parts: [] };
  const points = POINTS.map((name) => told[name]).find((value) => typeof value === 'number');
  return {
    points: points ?? null,
    parts: filled(told).filter(({ name }) => !POINTS.includes(name)),
  };
}

/** Without what there is nothing of. */
export function filled(whole: object): Part[] {
  return Object.entries(whole)
    .filter(([, value]) => kindOf(value) !== 'nothing')
    .map(([name, value]) => ({ name, value: value as unknown }));
}

/** How a value is laid out: a word, words in a row, things below each other, or named fields. */
export type Kind = 'nothing' | 'word' | 'words' | 'things' | 'fields';

export function kindOf(value: unknown): Kind {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) {
    if (value.length === 0) return 'nothing';
    return value.every((each) => typeof each !== 'object' || each === null) ? 'words' : 'things';
  }
  if (isObject(value)) return filled(value).length === 0 ? 'nothing' : 'fields';
  return 'word';
}

/** How many words a value is made of. */
export function size(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, each) => sum + size(each), 0);
}

/** Games may have words for their keys; else a key speaks for itself. */
export function labelOf(game: string, name: string): string {
  return sayOr(`${game}-key-${name.replaceAll('_', '-')}`, name.replaceAll('_', ' '));
}
