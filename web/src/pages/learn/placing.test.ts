import { expect, test } from 'vitest';
import { place, type Box } from './placing';

const screen = { width: 360, height: 740 };
const bubble = { width: 344, height: 120 };

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, width, height };
}

test('a bubble stands below what it points at, with an arrow to its middle', () => {
  const { left, top, arrow } = place(bubble, [box(36, 210, 40, 30)], screen);
  expect([left, top, arrow]).toEqual([8, 258, { edge: 'top', along: 48 }]);
});

test('what lies low has it above', () => {
  const { top, arrow } = place(bubble, [box(100, 600, 80, 100)], screen);
  expect([top, arrow?.edge]).toEqual([462, 'bottom']);
});

test('what is to be seen beside it is not hidden where there is another place', () => {
  const [hand, trick] = [box(8, 560, 344, 140), box(8, 310, 344, 240)];
  expect(place(bubble, [hand], screen).top).toBe(422);
  expect(place(bubble, [hand, trick], screen)).toEqual({ left: 8, top: 52, arrow: null });
});

test('of what fills the screen as little is hidden as can be', () => {
  const { top } = place(bubble, [box(8, 120, 344, 600)], screen);
  expect(top).toBe(52);
});

test('on a desktop it stands beside what is as high as the screen', () => {
  const { left, arrow } = place(bubble, [box(400, 60, 600, 700)], { width: 1440, height: 800 });
  expect([left, arrow?.edge]).toEqual([1018, 'left']);
});

test('what is not there is told in the middle', () => {
  expect(place(bubble, [], screen)).toEqual({ left: 8, top: 222, arrow: null });
});
