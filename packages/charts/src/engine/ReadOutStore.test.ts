import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReadOut } from './options.ts';
import { ReadOutStore } from './ReadOutStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates the read-out of a newest candle with this close. */
function at(close: number): ReadOut {
  const candle = { time: 1, open: 1, high: 9, low: 1, close, volume: null };
  return { candle, index: 0, isFocused: false };
}

/** Creates a store and records the closes that it publishes. */
function recordUpdates() {
  const store = new ReadOutStore();
  store.set(at(1));
  const updates: (number | undefined)[] = [];
  store.subscribe(() => updates.push(store.get()?.candle.close));
  return { store, updates };
}

it('publishes the last of several ticks, at most twice a second', () => {
  const { store, updates } = recordUpdates();
  for (const close of [2, 3, 4]) store.setLater(at(close));
  vi.advanceTimersByTime(499);
  expect(updates).toEqual([]);
  store.setLater(at(5));
  vi.advanceTimersByTime(1);
  expect(updates).toEqual([5]);
  store.setLater(at(6));
  vi.advanceTimersByTime(500);
  expect(updates).toEqual([5, 6]);
});

it('publishes a moved crosshair at once and drops the pending tick', () => {
  const { store, updates } = recordUpdates();
  store.setLater(at(2));
  store.set(at(3));
  vi.advanceTimersByTime(1000);
  expect(updates).toEqual([3]);
});

it('publishes nothing without a change or after a stop', () => {
  const { store, updates } = recordUpdates();
  store.set(at(1));
  store.setLater(at(2));
  store.stop();
  vi.advanceTimersByTime(1000);
  expect(updates).toEqual([]);
});
