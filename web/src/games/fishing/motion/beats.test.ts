import { expect, it } from 'vitest';
import { seatSays } from '../../../language/words.svelte';
import { status } from '../status';
import { aView } from '../testing';
import { beatsOf, sceneOf } from './beats';

it('a won trick is looked at with the reason that the rules gave, and the headline tells it', () => {
  const before = aView({ owing: [3] });
  const won = { what: 'won-trick', who: 1, number: 4, reason: 'highest', suit: 'red' };
  const step = { number: 1, move: '', facts: [won], before, after: aView({ round: 4 }) };
  const [look] = beatsOf(step, 'normal', null);
  const scene = look?.show(sceneOf(before, status(before, 0)));
  expect(look?.isLook).toBe(true);
  expect(scene?.won).toEqual({ who: 1, number: 4, reason: 'highest', suit: 'red', lost: 0 });
  expect(status(step.after, 0, scene)).toEqual({
    message: 'fishing-won-trick',
    arguments: {
      you: 'no',
      who: seatSays(1),
      by: { message: 'fishing-won-by', arguments: { reason: 'highest', suit: 'red' } },
      number: 4,
    },
  });
});

it('a won trick tells what it costs', () => {
  const before = aView({ owing: [3] });
  const facts = [
    { what: 'won-trick', who: 1, number: 4, reason: 'highest', suit: 'red' },
    { what: 'caught-by-winner', who: 1, number: 0, card: '~minus3a' },
    { what: 'lost-points', who: 1, number: 3, card: '~minus3a' },
  ];
  const [look] = beatsOf({ number: 1, move: '', facts, before, after: before }, 'normal', null);
  expect(look?.show(sceneOf(before)).won?.lost).toBe(3);
});
