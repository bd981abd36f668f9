/** What this browser's reader has found, and what comes next. */
import type { LessonCourse } from '../../protocol/messages';
import { keep, kept } from '../../state/keeping';

/** Found at once, found later, looked up, or tried in vain so far. */
const STATES = ['first', 'later', 'seen', 'tried'] as const;
export type State = (typeof STATES)[number] | 'new';

const KEY = 'kutter-lessons';

export function stateOf(lesson: string): State {
  const found: unknown = Object.entries(kept(KEY)).find(([id]) => id === lesson)?.[1];
  return STATES.find((state) => state === found) ?? 'new';
}

export function isFound(lesson: string): boolean {
  return ['first', 'later'].includes(stateOf(lesson));
}

/** After a wrong answer. What was found once stays found. */
export function missed(lesson: string): void {
  if (stateOf(lesson) === 'new') note(lesson, 'tried');
}

export function lookedUp(lesson: string): void {
  if (!isFound(lesson)) note(lesson, 'seen');
}

export function solved(lesson: string): void {
  const state = stateOf(lesson);
  if (!isFound(lesson)) note(lesson, state === 'new' ? 'first' : 'later');
}

function note(lesson: string, state: State): void {
  keep(KEY, { ...kept(KEY), [lesson]: state });
}

export function countFound({ lessons }: LessonCourse): number {
  return lessons.filter(({ id }) => isFound(id)).length;
}

/** The next that is not found yet, behind this one or else from the beginning; null: all are. */
export function nextIn({ lessons }: LessonCourse, after: string | null = null): string | null {
  const here = lessons.findIndex(({ id }) => id === after);
  const order = [...lessons.slice(here + 1), ...lessons.slice(0, here + 1)];
  return order.find(({ id }) => id !== after && !isFound(id))?.id ?? null;
}
