import { UiProvider } from '@corro/ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Candle } from '../candle.ts';
import { CandleTable } from './CandleTable.tsx';
import { day, sampleLabels } from './sample.fixture.ts';

/** Flat candles at the prices 1, 2, 3 and so on. */
const candlesOf = (count: number) =>
  Array.from({ length: count }, (_, at): Candle => {
    const price = at + 1;
    return { time: at * day, open: price, high: price, low: price, close: price, volume: null };
  });

it.each([
  { count: 60, first: '60.00', last: '1.00', hasMore: false },
  { count: 61, first: '61.00', last: '2.00', hasMore: true },
])('shows the newest 60 of $count candles, newest first', ({ count, first, last, hasMore }) => {
  const html = renderToString(
    <UiProvider locale="en">
      <CandleTable candles={candlesOf(count)} period="day" labels={sampleLabels} locale="en" />
    </UiProvider>,
  );
  const prices = html.match(/\d+\.\d\d/g) ?? [];
  expect([prices[0], prices.at(-1)]).toEqual([first, last]);
  expect(html.includes(sampleLabels.more)).toBe(hasMore);
});
