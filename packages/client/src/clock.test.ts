import { afterEach, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('systemClock is the clock of the device', () => {
  vi.useFakeTimers({ now: 1_795_188_600_000 });
  expect(systemClock.now()).toBe(1_795_188_600_000);
  const [kept, taken] = [vi.fn<() => void>(), vi.fn<() => void>()];
  systemClock.setTimeout(kept, 10);
  systemClock.clearTimeout(systemClock.setTimeout(taken, 10));
  vi.advanceTimersByTime(9);
  expect(kept).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(kept).toHaveBeenCalledTimes(1);
  expect(taken).not.toHaveBeenCalled();
});
