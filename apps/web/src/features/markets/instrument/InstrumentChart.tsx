import { PriceChart, type PriceChartHandle } from '@corro/charts';
import { type Candle, type Quote, quoteQuery } from '@corro/client';
import { type ChartPeriod, chartPeriods, type DecimalText, movingAverages } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Button, SegmentedControl, Stack } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useApi } from '../../../app/api.ts';
import { decimalsOf } from '../../../common/prices/priceText.ts';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { useQueryError } from '../../../common/queries/queryError.tsx';
import { useChartLabels } from './useChartLabels.ts';

export interface InstrumentChartProps {
  readonly symbol: string;
  readonly market: string | undefined;
  /** The newest quote: moves the last candle between two readings of the history. */
  readonly live: Quote | undefined;
  /** The screen says already that nothing new comes; kept candles need not say it again. */
  readonly isFailureTold: boolean;
}

const periods: readonly ChartPeriod[] = ['timeline', 'day', 'week', 'month'];

const noCandle = { of: null, candle: null };

/** A query whose error is shown elsewhere. */
const untroubled = { error: null, errorUpdateCount: 0, isPaused: false };

const chartPeriod = defineMessages({
  day: { id: 'chart.period.day' },
  month: { id: 'chart.period.month' },
  timeline: { id: 'chart.period.timeline' },
  week: { id: 'chart.period.week' },
});

/** The chart of an instrument by period, its last candle moved by each new price. */
export function InstrumentChart({ symbol, market, live, isFailureTold }: InstrumentChartProps) {
  const { t, numberLocale } = useI18n();
  const [period, setPeriod] = useState<ChartPeriod>('timeline');
  const history = useQuery(
    quoteQuery(useApi(), { symbol, market, ...chartPeriods[period] }, 'chartHistory'),
  );
  const labels = useChartLabels(symbol, period);
  const errorText = useQueryError(history);
  const chart = useRef<PriceChartHandle>(null);
  const candles = history.data?.candles ?? null;

  // The last candle with all prices since its history was read: it keeps the highest and the lowest of them.
  const last = useRef<{ of: readonly Candle[] | null; candle: Candle | null }>(noCandle);
  useEffect(() => {
    const before = last.current.of === candles ? last.current.candle : (candles?.at(-1) ?? null);
    const candle = candleAt(before, live?.price ?? undefined);
    last.current = { of: candles, candle: candle ?? before };
    if (candle !== null) chart.current?.tick(candle);
  }, [candles, live?.price]);

  const picture = (
    <PriceChart
      key={period}
      ref={chart}
      candles={candles}
      period={period}
      averages={movingAverages}
      lastPrice={live?.price ?? null}
      previousClose={live?.previousClose ?? null}
      labels={labels}
      locale={numberLocale}
      digits={decimalsOf(live?.price)}
      notice={errorText}
      emptyAction={
        <Button tone="neutral" onPress={() => void history.refetch()}>
          {t({ id: 'shell.retry' })}
        </Button>
      }
    />
  );
  // The chart keeps its place and says itself why it has no candles.
  const isToldElsewhere = isFailureTold || candles === null;
  return (
    <Stack gap={12}>
      <QueryView
        query={isToldElsewhere ? { ...history, ...untroubled } : history}
        loading={picture}
      >
        {() => picture}
      </QueryView>
      <SegmentedControl
        label={t({ id: 'chart.period' })}
        options={periods.map((value) => ({ value, label: t(chartPeriod[value]) }))}
        value={period}
        onChange={setPeriod}
      />
    </Stack>
  );
}

/**
 * A candle, moved by a newer price of its instrument; null where there is no candle or no price. A picture needs no
 * cents, so the price may become a binary float here.
 */
function candleAt(candle: Candle | null, price: DecimalText | undefined): Candle | null {
  if (candle === null || price === undefined) return null;
  const close = Number(price);
  const [high, low] = [Math.max(candle.high, close), Math.min(candle.low, close)];
  return { ...candle, close, high, low };
}
