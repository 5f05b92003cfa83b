import type { Candle, Quote } from '@corro/client';
import {
  type ChartPeriod,
  type ChartRange,
  dayMs,
  historyOf,
  rangeView,
  type RangeView,
} from '@corro/domain';
import { useMemo } from 'react';
import { decimalsOf } from '../../../common/prices/priceText.ts';

/** What a range is worked out from. */
export interface RangeInput {
  readonly candles: readonly Candle[] | null;
  readonly live: Quote | undefined;
  readonly range: ChartRange;
  readonly period: ChartPeriod;
}

/** What a range shows, and the change over it. Its candles are the same array until other ones come, or another day. */
export function useRangeView({ candles, live, range, period }: RangeInput): RangeView<Candle> {
  const newest = candles?.at(-1)?.time ?? 0;
  const today = Math.floor((live?.readAt ?? newest) / dayMs);
  const history = useMemo(
    () => historyOf(candles, range, period, today * dayMs),
    [candles, range, period, today],
  );
  return rangeView(live, range, history, decimalsOf(live?.price));
}
