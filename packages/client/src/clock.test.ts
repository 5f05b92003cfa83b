import { afterEach, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('systemClock uses the time and timers of the device', () => {
  vi.useFakeTimers({ now: 1_795_188_600_000 });
  expect(systemClock.now()).toBe(1_795_188_600_000);
  const [fired, cancelled] = [vi.fn<() => void>(), vi.fn<() => void>()];
  systemClock.setTimeout(fired, 10);
  systemClock.clearTimeout(systemClock.setTimeout(cancelled, 10));
  vi.advanceTimersByTime(9);
  expect(fired).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fired).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
