import { expect, test } from 'vitest';
import { reasonIn, reasonsIn } from './reasons';
import { seatSays } from './words.svelte';

const reason = (rule: string) => ({ rule, says: { message: `whist-${rule}`, arguments: {} } });
const view = {
  owing: [1],
  refused: { reasons: [reason('W1'), reason('W2')], why: { B1: 0, B2: 0, '': 1 } },
};

test('a thing is refused for its own reason, or for that of everything', () => {
  expect(reasonIn(view, 'B1')).toEqual({
    message: 'whist-W1',
    arguments: { space: 'B1', who: [seatSays(1)] },
    rule: 'W1',
  });
  expect(reasonIn(view, 'R5')?.rule).toBe('W2');
  expect(reasonIn({ owing: [], refused: { reasons: [], why: {} } }, 'B1')).toBeNull();
});

test('every reason is told once, with all that it stands against', () => {
  expect(reasonsIn(view).map(({ things, told }) => [things, told.rule])).toEqual([
    [['B1', 'B2'], 'W1'],
    [[], 'W2'],
  ]);
  expect(reasonsIn(view)[0]?.told.arguments['space']).toBe('B1, B2');
});
