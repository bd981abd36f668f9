import { expect, test } from 'vitest';
import type { GuideStretchOut, TableOut } from '../../protocol/messages';
import type { Step } from '../../protocol/types';
import { Lesson } from './lesson.svelte';

const view = { owing: [], legal: [] };

function lessonOf(...until: string[]): Lesson {
  const steps = until.map((each, index) => ({ text: `step-${index}`, at: null, until: each }));
  return new Lesson({ end: 10, steps } satisfies GuideStretchOut);
}

function move(move: string, ...facts: [what: string, who: number][]): Step {
  const told = facts.map(([what, who]) => ({ what, who, number: 0 }));
  return { number: 1, move, facts: told, before: view, after: view };
}

function table(moves: number, owing: number[], phase = 'play'): TableOut {
  return { eyes: 0, moves, position: { owing, legal: [], phase }, result: null } as never;
}

test('a step waits for what it names, and says whom that was about', () => {
  const lesson = lessonOf('next', 'move', 'won', 'next');
  expect(lesson.holds).toBe(true);
  lesson.next();
  expect(lesson.holds).toBe(false);
  lesson.see(move('1 play'), 0);
  expect(lesson.at).toBe(1);
  lesson.see(move('0 play'), 0);
  expect(lesson.at).toBe(2);
  lesson.see(move('2 play', ['played', 2], ['won', 1]), 0);
  expect([lesson.at, lesson.about?.who, lesson.isLast]).toEqual([3, 1, true]);
});

test('one move moves on by one step', () => {
  const lesson = lessonOf('won', 'won', 'next');
  lesson.see(move('0 play', ['won', 0], ['won', 0]), 0);
  expect(lesson.at).toBe(1);
});

test('a turn is waited for, in a phase where one is named', () => {
  const lesson = lessonOf('turn', 'turn:catch', 'next');
  lesson.look(table(3, [1]));
  expect(lesson.at).toBe(0);
  lesson.look(table(4, [0]));
  expect(lesson.at).toBe(1);
  lesson.look(table(5, [0], 'catch'));
  expect(lesson.at).toBe(2);
});

test('who departs from what was prepared still comes to the end', () => {
  const lesson = lessonOf('next', 'never', 'next', 'never', 'next', 'next');
  lesson.next();
  lesson.look(table(9, [0]));
  expect(lesson.at).toBe(1);
  lesson.look(table(10, [0]));
  expect(lesson.at).toBe(4);
});

test('who plays on instead of reading has read enough', () => {
  const lesson = lessonOf('next', 'next', 'move', 'next');
  lesson.see(move('0 play'), 0);
  expect(lesson.at).toBe(3);
  lesson.see(move('0 play'), 0);
  expect(lesson.at).toBe(3);
});

test('a guide that has changed since is resumed where it still has steps', () => {
  const lesson = lessonOf('next', 'next');
  lesson.resume(7, null);
  expect(lesson.at).toBe(1);
});
