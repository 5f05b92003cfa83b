import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createComputeQueue } from './computeQueue.ts';

/** Keeps the CPU busy. */
function compute(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('no call waits for more than one of many computations', async () => {
  const waitForTurn = createComputeQueue();
  const done: number[] = [];
  const all = Promise.all(
    Array.from({ length: 10 }, async (_, place) => {
      await waitForTurn();
      compute(2);
      done.push(place);
    }),
  );
  const counts = [0];
  for (let round = 0; round < 10_000 && done.length < 10; round += 1) {
    await nextRound();
    counts.push(done.length);
  }
  await all;
  const steps = counts.slice(1).map((count, round) => count - (counts[round] ?? 0));
  expect(Math.max(...steps)).toBe(1);
});

test('a first computation does not wait', async () => {
  const waitForTurn = createComputeQueue();
  let isDone = false;
  void waitForTurn().then(() => void (isDone = true));
  await Promise.resolve();
  await Promise.resolve();
  expect(isDone).toBe(true);
});
