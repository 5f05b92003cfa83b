import type { Quote } from '@corro/client';
import { type DecimalText, newestDay, subtract } from '@corro/domain';
import { decimalsOf } from './priceText.ts';

type DayFigures = Pick<Quote, 'open' | 'high' | 'low' | 'previousClose'>;

/**
 * Figures of the day as the upstream sends them. A missing open, high or low comes from the candles
 * of the latest day, and a missing previous close is the price less the change. Null if unknown.
 */
export function dayFigures(quote: Quote): DayFigures {
  const { price, change, candles } = quote;
  const before = price === null || change === null ? null : subtract(price, change);
  const day = newestDay(candles);
  const digits = decimalsOf(price);
  // `Math.max()` is infinite if there are no candles.
  const text = (value: number): DecimalText | null =>
    Number.isFinite(value) ? value.toFixed(digits) : null;
  return {
    open: quote.open ?? text(day[0]?.open ?? Number.NaN),
    high: quote.high ?? text(Math.max(...day.map(({ high }) => high))),
    low: quote.low ?? text(Math.min(...day.map(({ low }) => low))),
    previousClose: quote.previousClose ?? before,
  };
}
