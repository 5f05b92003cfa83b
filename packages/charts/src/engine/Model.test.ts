import { expect, test } from 'vitest';
import type { Candle } from '../candle.ts';
import { Model } from './Model.ts';

const flat = { open: 1, high: 2, low: 1, close: 2, volume: 5 };

const walk = (count: number): Candle[] =>
  Array.from({ length: count }, (_, time) => ({ ...flat, time }));

test('keeps the window on a tick and follows a new candle', () => {
  const model = new Model();
  expect(model.setCandles(walk(100))).toBe('replaced');
  model.window = { from: 50, to: 100 };
  expect(model.tick({ ...walk(100)[99]!, close: 1.5 })).toBe('tick');
  expect(model.window).toEqual({ from: 50, to: 100 });
  expect(model.tick({ ...walk(1)[0]!, time: 100 })).toBe('all');
  expect(model.window).toEqual({ from: 51, to: 101 });
});

test('keeps a window in the past', () => {
  const model = new Model();
  model.setCandles(walk(100));
  model.window = { from: 10, to: 60 };
  model.tick({ ...walk(1)[0]!, time: 100 });
  expect(model.window).toEqual({ from: 10, to: 60 });
});

test('ignores a late tick', () => {
  const model = new Model();
  model.setCandles(walk(3));
  expect(model.tick({ ...walk(1)[0]!, time: 1 })).toBe('fresh');
});

test('appends continuing candles and starts over with others', () => {
  const model = new Model();
  const candles = walk(3);
  model.setCandles(candles);
  expect(model.setCandles([...candles])).toBe('fresh');
  expect(model.setCandles([...candles, ...walk(5).slice(3)])).toBe('all');
  expect(model.length).toBe(5);
  expect(model.setCandles(walk(2))).toBe('replaced');
  expect(model.window).toBeNull();
});

test('grows beyond its capacity', () => {
  const model = new Model();
  model.setCandles(walk(1));
  for (let time = 1; time < 600; time++) model.tick({ ...walk(1)[0]!, time });
  expect(model.length).toBe(600);
  expect(model.series.at(599).time).toBe(599);
});
