import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilIdle } from './untilIdle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch() {
  let isIdle = false;
  void untilIdle().then(() => (isIdle = true));
  return async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms);
    return isIdle;
  };
}

test('goes on when the page has nothing to do, and not at once', async () => {
  const idle: (() => void)[] = [];
  const request = vi.fn((run: () => void) => idle.push(run));
  vi.stubGlobal('requestIdleCallback', request);
  const isIdle = watch();
  expect(await isIdle(79)).toBe(false);
  expect(request).not.toHaveBeenCalled();
  expect(await isIdle(1)).toBe(false);
  expect(request).toHaveBeenCalledWith(expect.any(Function), { timeout: 400 });
  for (const run of idle) run();
  expect(await isIdle()).toBe(true);
});

test('goes on after a moment where the browser does not tell', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const isIdle = watch();
  expect(await isIdle(79)).toBe(false);
  expect(await isIdle(1)).toBe(true);
});
