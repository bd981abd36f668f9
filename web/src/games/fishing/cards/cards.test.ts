import { describe, expect, it } from 'vitest';
import { bySuit, cardWords, explainCard, faceOf, sorted } from './cards';

describe('cards', () => {
  it('sorts by suit and value, buoys last', () => {
    expect(sorted(['~low', 'G2', 'R10', 'R9', 'Y0', 'B18', '~pass', 'P3'])).toEqual([
      'B18',
      'P3',
      'R9',
      'R10',
      'Y0',
      'G2',
      '~pass',
      '~low',
    ]);
    expect(sorted(['~minus3b', '~all', '~minus3a'])).toEqual(['~minus3a', '~minus3b', '~all']);
  });
  it('groups by suit', () => {
    expect(bySuit(['G1', 'B4', '~low', 'B2'])).toEqual([
      { suit: 'blue', cards: ['B2', 'B4'] },
      { suit: 'green', cards: ['G1'] },
      { suit: 'buoy', cards: ['~low'] },
    ]);
  });
  it('knows faces, words and what cards do', () => {
    expect(faceOf('R17')).toEqual({ kind: 'value', suit: 'red', value: 17 });
    expect(faceOf('~minus3b')).toEqual({ kind: 'buoy', buoy: 'minus3' });
    expect(cardWords('~minus3a').message).toBe('buoy-minus3');
    expect(cardWords('P4').arguments).toEqual({ suit: 'purple', value: '4' });
    expect(explainCard('G0').message).toBe('explain-zero');
    expect(explainCard('G7').message).toBe('explain-green');
  });
});
