import type { ChartLabels } from '@corro/charts';
import type { ChartPeriod } from '@corro/domain';
import { useMemo } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';

/** The words of the chart. The same object from render to render: the chart repaints when it changes. */
export function useChartLabels(symbol: string, period: ChartPeriod): ChartLabels {
  const { t } = useI18n();
  return useMemo(
    () => ({
      chart: t(`chart.name.${period}`, { symbol }),
      help: t('chart.help'),
      open: t('chart.open'),
      high: t('chart.high'),
      low: t('chart.low'),
      close: t('chart.close'),
      volume: t('chart.volume'),
      time: t('chart.time'),
      average: (span: number) => t('chart.average', { span }),
      empty: t('chart.empty'),
      loading: t('chart.loading'),
      table: t('chart.table'),
      more: t('chart.more'),
    }),
    [t, symbol, period],
  );
}
