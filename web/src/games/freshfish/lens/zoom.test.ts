import { expect, test } from 'vitest';
import { kept, MOST_SCALE, revealing, seenBox, wholeView, zoomedAt } from './zoom';

const PANE = { width: 300, height: 300 };
const DRAWING = { width: 1000, height: 1000 };

test('at first the whole drawing is seen', () => {
  expect(seenBox(wholeView(DRAWING), PANE, DRAWING)).toEqual({
    x: 0,
    y: 0,
    width: 1000,
    height: 1000,
  });
});

test('a pane without room shows something nevertheless', () => {
  const none = { width: 0, height: 0 };
  const seen = seenBox(kept(wholeView(DRAWING), none, DRAWING), none, DRAWING);
  expect(Object.values(seen).every(Number.isFinite)).toBe(true);
});

test('what is zoomed at stays where it is', () => {
  const point = { x: 250, y: 250 };
  const seen = seenBox(zoomedAt(wholeView(DRAWING), 2, point), PANE, DRAWING);
  expect((point.x - seen.x) / seen.width).toBeCloseTo(0.25);
});

test('the drawing cannot be pushed out of its pane, nor zoomed without end', () => {
  const far = kept({ scale: 99, middle: { x: -500, y: 5000 } }, PANE, DRAWING);
  expect(far.scale).toBe(MOST_SCALE);
  const seen = seenBox(far, PANE, DRAWING);
  expect([seen.x, seen.y + seen.height]).toEqual([0, 1000]);
});

test('a pane moves just as far as a box needs', () => {
  const zoom = { scale: 2, middle: { x: 250, y: 250 } };
  const box = { x: 600, y: 100, width: 100, height: 100 };
  expect(revealing(zoom, box, PANE, DRAWING).middle).toEqual({ x: 450, y: 250 });
});
