import { expect, test } from 'vitest';
import { storyOf } from './story';

const says = (message: string, args: Record<string, unknown> = {}) => ({
  message: `freshfish-${message}`,
  arguments: args,
});
const built = {
  number: 7,
  move: '0 place b2',
  says: [
    says('table-placed', { space: 'b2' }),
    says('path-joins', { spaces: ['c3', 'd3'], number: 2 }),
    says('path-to-truck', { space: 'a2', good: 'fish' }),
    says('disc-returned', { spaces: ['c3'] }),
  ],
};

test('why paths were forced is told until something else is built', () => {
  const reserved = { number: 8, move: '1 reserve e5', says: [says('reserved', { space: 'e5' })] };
  const story = storyOf([built, reserved]);
  expect(story.reasons).toEqual({ c3: 'cut', d3: 'cut', a2: 'access' });
  expect(story.says.map(({ message }) => message)).toEqual([
    'freshfish-path-joins',
    'freshfish-path-to-truck',
    'freshfish-disc-returned',
  ]);
  const next = { number: 9, move: '1 place e5', says: [says('stall-placed', { space: 'e5' })] };
  expect(storyOf([built, reserved, next])).toEqual({ says: [], reasons: {} });
});

test('before anything is built there is nothing to tell', () => {
  expect(storyOf([])).toEqual({ says: [], reasons: {} });
});
