import { PriceChart, type PriceChartHandle } from '@corro/charts';
import type { Quote } from '@corro/client';
import { chartPeriods, movingAverages, type ChartPeriod } from '@corro/domain';
import { Button, SegmentedControl, Stack } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useQueries } from '../../../app/room.ts';
import { useWords } from '../../../app/i18n/words.ts';
import { decimalsOf } from '../../../common/prices/decimalsOf.ts';
import { lastCandleAt } from './lastCandleAt.ts';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { useChartLabels } from './useChartLabels.ts';
import { useQueryTrouble } from '../../../common/queries/useQueryTrouble.tsx';

export interface InstrumentChartProps {
  readonly symbol: string;
  /** The newest quote: moves the last candle between two readings of the history. */
  readonly live: Quote | undefined;
  /** The screen says already that nothing new comes; kept candles need not say it again. */
  readonly isFailureTold: boolean;
}

const periods: readonly ChartPeriod[] = ['timeline', 'day', 'week', 'month'];

/** Of a query whose trouble is told elsewhere. */
const untroubled = { error: null, errorUpdateCount: 0, isPaused: false };

/** The chart of an instrument by period, its last candle moved by each new price. */
export function InstrumentChart({ symbol, live, isFailureTold }: InstrumentChartProps) {
  const { t, numberLocale } = useWords();
  const [period, setPeriod] = useState<ChartPeriod>('timeline');
  const history = useQuery(useQueries().quote({ symbol, ...chartPeriods[period] }, 'chartHistory'));
  const labels = useChartLabels(symbol, period);
  const trouble = useQueryTrouble(history);
  const chart = useRef<PriceChartHandle>(null);
  const candles = history.data?.candles ?? null;

  useEffect(() => {
    const candle = lastCandleAt(candles, live?.price);
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
      notice={trouble}
      emptyAction={
        <Button tone="neutral" onPress={() => void history.refetch()}>
          {t('shell.retry')}
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
        label={t('chart.period')}
        options={periods.map((value) => ({ value, label: t(`chart.period.${value}`) }))}
        value={period}
        onChange={setPeriod}
      />
    </Stack>
  );
}
