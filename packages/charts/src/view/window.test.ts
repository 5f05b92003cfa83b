import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  candleLimits,
  clampWindow,
  latestWindow,
  lineLimits,
  panWindow,
  revealCandle,
  zoomWindow,
} from './window.ts';

test('shows the newest candles with a little space at the right', () => {
  // The window has 96 candles and 4 % of empty space: 100 in all.
  expect(latestWindow(1000, 96)).toEqual({ from: 904, to: 1004 });
});

test('a line fills the width from its second point on', () => {
  expect(latestWindow(6, 6, lineLimits)).toEqual({ from: 0, to: 6.25 });
  expect(latestWindow(1, 1, lineLimits).from).toBeLessThan(0);
  expect(clampWindow({ from: 2, to: 3 }, 100, lineLimits)).toEqual({ from: 2, to: 7 });
});

test('a short series is at the right of a window wide enough for 24', () => {
  const { from, to } = latestWindow(1, 96);
  expect(to).toBe(2);
  expect(from).toBe(-23);
});

test('panning stops at the oldest candle and at the space after the newest', () => {
  const window = { from: 100, to: 200 };
  expect(panWindow(window, -500, 1000)).toEqual({ from: 0, to: 100 });
  expect(panWindow(window, 5000, 1000)).toEqual({ from: 904, to: 1004 });
});

test('zooming keeps the anchor at its place on the screen', () => {
  expect(zoomWindow({ from: 100, to: 200 }, 0.5, 125, 1000)).toEqual({ from: 112.5, to: 162.5 });
  expect(zoomWindow({ from: 100, to: 200 }, 2, 150, 1000)).toEqual({ from: 50, to: 250 });
});

test('the window moves to a candle out of view, and not for a visible one', () => {
  const window = { from: 100, to: 200 };
  expect(revealCandle(window, 150, 1000)).toBe(window);
  expect(revealCandle(window, 90, 1000)).toEqual({ from: 90, to: 190 });
  expect(revealCandle(window, 220, 1000)).toEqual({ from: 121, to: 221 });
});

test('no window is too narrow or leaves the series', () => {
  const ends = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  const limits = fc.constantFrom(candleLimits, lineLimits);
  fc.assert(
    fc.property(ends, ends, fc.integer({ min: 1, max: 100_000 }), limits, (a, b, count, least) => {
      const { narrowest, fewest } = least;
      const { from, to } = clampWindow({ from: Math.min(a, b), to: Math.max(a, b) }, count, least);
      const span = to - from;
      const widest = Math.max(count, fewest) / 0.96;
      expect(span).toBeGreaterThanOrEqual(Math.min(narrowest, widest) - 1e-6);
      expect(to).toBeLessThanOrEqual(count + span * 0.04 + 1e-6);
      expect(span).toBeLessThanOrEqual(widest + 1e-6);
      // A window wider than the series ends with the newest candle. Any other window begins no
      // earlier than the first candle.
      expect(span * 0.96 < count ? from : 0).toBeGreaterThanOrEqual(-1e-6);
    }),
  );
});
