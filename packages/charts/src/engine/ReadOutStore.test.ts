import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReadOut } from './options.ts';
import { ReadOutStore } from './ReadOutStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The newest candle, at a close. */
function at(close: number): ReadOut {
  const candle = { time: 1, open: 1, high: 9, low: 1, close, volume: null };
  return { candle, index: 0, focused: false };
}

/** A store, and the closes that it has told of so far. */
function listenedTo() {
  const store = new ReadOutStore();
  store.set(at(1));
  const told: (number | undefined)[] = [];
  store.subscribe(() => told.push(store.get()?.candle.close));
  return { store, told };
}

it('tells of several ticks the last, twice a second at most', () => {
  const { store, told } = listenedTo();
  for (const close of [2, 3, 4]) store.setSoon(at(close));
  vi.advanceTimersByTime(499);
  expect(told).toEqual([]);
  store.setSoon(at(5));
  vi.advanceTimersByTime(1);
  expect(told).toEqual([5]);
  store.setSoon(at(6));
  vi.advanceTimersByTime(500);
  expect(told).toEqual([5, 6]);
});

it('tells at once where the crosshair goes, and forgets the tick before', () => {
  const { store, told } = listenedTo();
  store.setSoon(at(2));
  store.set(at(3));
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([3]);
});

it('tells nothing where nothing has changed, nor once it has stopped', () => {
  const { store, told } = listenedTo();
  store.set(at(1));
  store.setSoon(at(2));
  store.stop();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
});
