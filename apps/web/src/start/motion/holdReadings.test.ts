import { expect, test } from 'vitest';
import { holdReadings } from './holdReadings.ts';

function movement() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { over: promise, end: resolve, fail: reject };
}

test('shows readings at once, and in their order after all movements', async () => {
  const shown: string[] = [];
  const hold = holdReadings((run) => run());
  const show = (name: string) => hold.schedule(() => shown.push(name));
  show('before');
  const [first, second] = [movement(), movement()];
  const over = Promise.all([hold.during(first.over), hold.during(second.over)]);
  show('quote');
  first.end();
  await first.over;
  show('chart');
  expect(shown).toEqual(['before']);
  second.end();
  await over;
  expect(shown).toEqual(['before', 'quote', 'chart']);
  show('after');
  expect(shown).toEqual(['before', 'quote', 'chart', 'after']);
});

test('shows them after a movement that was broken off', async () => {
  const shown: string[] = [];
  const hold = holdReadings((run) => run());
  const { over, fail } = movement();
  const held = hold.during(over);
  hold.schedule(() => shown.push('quote'));
  fail(new Error('skipped'));
  await held;
  expect(shown).toEqual(['quote']);
});
