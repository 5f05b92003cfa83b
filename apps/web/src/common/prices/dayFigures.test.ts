import { buildQuote } from '@corro/testing';
import { expect, it } from 'vitest';
import { dayFigures } from './dayFigures.ts';

const silent = { open: null, high: null, low: null, previousClose: null };
const candle = (
  text: string,
  [open, high, low, close]: readonly [number, number, number, number],
) => ({
  time: Date.parse(text),
  open,
  high,
  low,
  close,
  volume: null,
});
const candles = [
  candle('2026-11-19T20:00:00Z', [90, 999, 1, 95]),
  candle('2026-11-20T14:30:00Z', [96, 97.5, 95.25, 97]),
  candle('2026-11-20T20:00:00Z', [97, 101.125, 96, 100]),
];

it('uses the figures of the day that the upstream sends', () => {
  const told = { open: '1.00', high: '2.00', low: '0.50', previousClose: '1.10' };
  expect(dayFigures(buildQuote({ ...told, candles }))).toEqual(told);
});

it('derives missing figures from the candles of the latest day and the change', () => {
  const quote = buildQuote({ ...silent, price: '100.000', change: '4.50', candles });
  expect(dayFigures(quote)).toEqual({
    open: '96.000',
    high: '101.125',
    low: '95.250',
    previousClose: '95.500',
  });
});

it('has no figures of a day without candles and change', () => {
  expect(dayFigures(buildQuote({ ...silent, change: null, candles: [] }))).toEqual(silent);
});
