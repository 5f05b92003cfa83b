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

test('shows in one task what is scheduled in one, and holds it where a movement has begun meanwhile', async () => {
  const tasks: (() => void)[] = [];
  const shown: string[] = [];
  const hold = holdReadings((run) => void tasks.push(run));
  hold.schedule(() => shown.push('quote'));
  hold.schedule(() => shown.push('chart'));
  const { over, end } = movement();
  const held = hold.during(over);
  expect(tasks).toHaveLength(1);
  tasks.shift()?.();
  expect(shown).toEqual([]);
  end();
  await held;
  expect(tasks).toHaveLength(1);
  tasks.shift()?.();
  expect(shown).toEqual(['quote', 'chart']);
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
