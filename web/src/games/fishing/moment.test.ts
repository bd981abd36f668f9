import { expect, test } from 'vitest';
import { speak } from '../../language/testing';
import { tell } from '../../language/words.svelte';
import { bestMoment } from './moment';

const step = (...facts: [what: string, who: number, number: number, thing?: number][]) => ({
  move: '0 play B1',
  says: [],
  facts: facts.map(([what, who, number, thing]) => ({ what, who, number, thing })),
  patch: {},
});

test('the best moment is the round with the largest catch of one seat, from its beginning', () => {
  const steps = [
    step(['round-begins', 0, 9, 1]),
    step(['played', 0, 0]),
    step(['scored', 0, 8, 8], ['scored', 1, 4, 4]),
    step(['round-begins', 1, 10, 2]),
    step(['played', 1, 0]),
    step(['scored', 0, 1, 9], ['scored', 2, 12, 12]),
    step(['scored', 1, 12, 16]),
  ];
  const moment = bestMoment(steps);
  expect(moment?.move).toBe(4);
  speak('en');
  const context = { seats: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cem' }] };
  const [says] = moment?.says ?? [];
  expect(says && tell(says, { ...context, eyes: 0 })).toBe('Cem caught 12 cards in round 2.');
  expect(says && tell(says, { ...context, eyes: 2 })).toBe('You caught 12 cards in round 2.');
});

test('without a round that was counted there is no best moment', () => {
  expect(bestMoment([step(['played', 0, 0])])).toBeNull();
});
