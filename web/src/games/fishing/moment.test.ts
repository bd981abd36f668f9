import { expect, test } from 'vitest';
import { speak } from '../../language/testing';
import { tell } from '../../language/words.svelte';
import { bestMoment } from './moment';

const step = (...facts: [what: string, who: number][]) => ({
  move: '0 play B1',
  says: [],
  facts: facts.map(([what, who]) => ({ what, who, number: 0, card: 'B1' })),
  patch: {},
});

test('the best moment is the largest catch of one seat in one trick', () => {
  const steps = [
    step(['played', 0], ['caught-by-winner', 0]),
    step(['caught-by-zero', 1], ['caught-by-winner', 2], ['caught-by-winner', 2]),
    step(['caught-by-winner', 1]),
  ];
  const moment = bestMoment(steps);
  expect(moment?.move).toBe(2);
  speak('en');
  const context = { seats: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cem' }] };
  const [says] = moment?.says ?? [];
  expect(says && tell(says, { ...context, eyes: 0 })).toBe('Cem caught 2 cards in one trick.');
  expect(says && tell(says, { ...context, eyes: 2 })).toBe('You caught 2 cards in one trick.');
});

test('without a catch there is no best moment', () => {
  expect(bestMoment([step(['played', 0])])).toBeNull();
});
