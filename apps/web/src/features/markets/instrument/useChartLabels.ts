import type { ChartLabels } from '@corro/charts';
import type { ChartPeriod, ChartRange } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { useMemo } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { rangeName } from './rangeMessages.ts';

const chartName = defineMessages({
  day: { id: 'chart.name.day' },
  month: { id: 'chart.name.month' },
  timeline: { id: 'chart.name.timeline' },
  week: { id: 'chart.name.week' },
});

/**
 * Labels of the chart; memoised, since the chart repaints when they change.
 * Without `range` the chart is named by the period of its candles.
 */
export function useChartLabels(
  symbol: string,
  period: ChartPeriod,
  range?: ChartRange,
): ChartLabels {
  const { t } = useI18n();
  return useMemo(
    () => ({
      chart:
        range === undefined
          ? t(chartName[period], { symbol })
          : t({ id: 'chart.name.line' }, { symbol, range: t(rangeName[range]) }),
      help: t({ id: 'chart.help' }),
      open: t({ id: 'chart.open' }),
      high: t({ id: 'chart.high' }),
      low: t({ id: 'chart.low' }),
      close: t({ id: 'chart.close' }),
      volume: t({ id: 'chart.volume' }),
      time: t({ id: 'chart.time' }),
      average: (span: number) => t({ id: 'chart.average' }, { span }),
      empty: t({ id: 'chart.empty' }),
      loading: t({ id: 'chart.loading' }),
      table: t({ id: 'chart.table' }),
      more: t({ id: 'chart.more' }),
    }),
    [t, symbol, period, range],
  );
}
