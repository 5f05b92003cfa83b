import { UiProvider } from '@corro/ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Candle } from '../candle.ts';
import { CandleTable } from './CandleTable.tsx';
import { day, sampleLabels } from './sample.fixture.ts';

/** Creates flat candles at the prices 1, 2, 3 and so on. */
const candlesOf = (count: number) =>
  Array.from({ length: count }, (_, at): Candle => {
    const price = at + 1;
    return { time: at * day, open: price, high: price, low: price, close: price, volume: null };
  });

it.each([
  [60, '60.00', false],
  [61, '61.00', true],
])('begins with the newest of %i candles', (count, newest, hasMore) => {
  const html = renderToString(
    <UiProvider locale="en">
      <CandleTable candles={candlesOf(count)} period="day" labels={sampleLabels} locale="en" />
    </UiProvider>,
  );
  expect(/\d+\.\d\d/.exec(html)?.[0]).toBe(newest);
  expect(html.includes(sampleLabels.more)).toBe(hasMore);
});
