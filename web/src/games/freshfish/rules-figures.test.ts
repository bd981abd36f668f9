import { expect, test } from 'vitest';
import { withFigures } from './rules-figures';

const RULES = import.meta.glob<string>('../../../../docs/rules/freshfish.*.md', {
  import: 'default',
  eager: true,
});

test.each(Object.entries(RULES))('every figure finds its example in %s', (_, html) => {
  const examples = withFigures(html).match(/<blockquote>.*?<\/blockquote>/gs) ?? [];
  const figures = examples.filter((example) => example.includes('class="figure"'));
  expect(figures.map((figure) => figure.split('<svg').length - 1)).toEqual([3, 2, 2, 1]);
  expect(figures.filter((figure) => figure.includes('<pre'))).toEqual([]);
});

test('both languages have them', () => {
  expect(Object.keys(RULES)).toHaveLength(2);
});
