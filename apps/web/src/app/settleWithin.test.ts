import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settleWithin, PlatformTimeout } from './settleWithin.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pending = new Promise<string>(() => {});

it('settles as the promise does and leaves no timer', async () => {
  const refused = new Error('refused');
  await expect(settleWithin(Promise.resolve('done'), 1000)).resolves.toBe('done');
  await expect(settleWithin(Promise.reject(refused), 1000)).rejects.toBe(refused);
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects when the time is over', async () => {
  const settled = vi.fn();
  settleWithin(pending, 1000).catch(settled);
  await vi.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.any(PlatformTimeout));
});

it('rejects with the reason of an abort, before or during the wait', async () => {
  const reason = new Error('left');
  const controller = new AbortController();
  const waiting = settleWithin(pending, 1000, controller.signal);
  controller.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  await expect(settleWithin(pending, 1000, controller.signal)).rejects.toBe(reason);
  expect(vi.getTimerCount()).toBe(0);
});
