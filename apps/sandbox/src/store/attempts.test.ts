import { expect, test } from 'vitest';
import { afterWrong, type AttemptLimit, type Attempts } from './attempts.ts';

const minute = 60_000;
const hour = 60 * minute;
const limit: AttemptLimit = {
  wrong: 5,
  windowMs: 15 * minute,
  firstWaitMs: 15 * minute,
  longestWaitMs: 24 * hour,
  quietMs: 24 * hour,
};

/** What is kept after wrong attempts at these times. */
function after(...times: readonly number[]): Attempts {
  let kept: Attempts | null = null;
  for (const at of times) kept = afterWrong(kept, limit, at);
  if (kept === null) throw new Error('Name a time.');
  return kept;
}

test('the fifth in fifteen minutes closes for fifteen from then on', () => {
  expect(after(0, 1, 2, 3)).toEqual({ wrong: 4, since: 0, waits: 0, closedUntil: 0 });
  const fifth = after(0, 1, 2, 3, 10 * minute);
  expect(fifth).toEqual({ wrong: 5, since: 0, waits: 1, closedUntil: 25 * minute });
});

test('the window begins anew when it has passed', () => {
  expect(after(0, 1, 2, 3, 15 * minute)).toEqual({
    wrong: 1,
    since: 15 * minute,
    waits: 0,
    closedUntil: 0,
  });
});

test('what was under way while it closed changes nothing', () => {
  expect(after(0, 0, 0, 0, 0, 0, 0, 14 * minute).closedUntil).toBe(15 * minute);
});

test('each wrong one after a wait doubles it, up to a day', () => {
  let kept = after(0, 0, 0, 0, 0);
  const waits: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const at = kept.closedUntil;
    kept = afterWrong(kept, limit, at);
    waits.push((kept.closedUntil - at) / minute);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1440, 1440, 1440]);
});

test('a day without a wrong one after a wait forgets it; less does not', () => {
  const closed = after(0, 0, 0, 0, 0);
  const end = 15 * minute;
  expect(afterWrong(closed, limit, end + 24 * hour - 1).waits).toBe(2);
  const forgotten = afterWrong(closed, limit, end + 24 * hour);
  expect(forgotten).toEqual({ wrong: 1, since: end + 24 * hour, waits: 0, closedUntil: 0 });
});
