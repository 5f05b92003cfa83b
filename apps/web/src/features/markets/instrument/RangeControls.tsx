import type { ChartShape } from '@corro/charts';
import {
  candlePeriod,
  type ChartPeriod,
  chartPeriods,
  type ChartRange,
  chartRanges,
  periodRange,
  rangePeriod,
} from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { SegmentedControl, Spoken } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { rangeLabel, rangeName } from './rangeMessages.ts';

interface RangeControlProps {
  readonly range: ChartRange;
  readonly onShow: (range: ChartRange) => void;
}

export function RangeControl({ range, onShow }: RangeControlProps) {
  const { t } = useI18n();
  return (
    <SegmentedControl
      label={t({ id: 'chart.range' })}
      options={chartRanges.map((value) => ({
        value,
        label: <Spoken words={t(rangeName[value])}>{t(rangeLabel[value])}</Spoken>,
      }))}
      value={range}
      onChange={onShow}
    />
  );
}

const chartPeriod = defineMessages({
  day: { id: 'chart.period.day' },
  month: { id: 'chart.period.month' },
  timeline: { id: 'chart.period.timeline' },
  week: { id: 'chart.period.week' },
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys returns string[]
const periods = Object.keys(chartPeriods) as readonly ChartPeriod[];

interface PeriodControlProps {
  readonly period: ChartPeriod;
  readonly onShow: (period: ChartPeriod) => void;
}

export function PeriodControl({ period, onShow }: PeriodControlProps) {
  const { t } = useI18n();
  return (
    <SegmentedControl
      label={t({ id: 'chart.period' })}
      options={periods.map((value) => ({ value, label: t(chartPeriod[value]) }))}
      value={period}
      onChange={onShow}
    />
  );
}

/**
 * What the chart shows: at first a line over the day. Candles begin with the period nearest to the
 * range of the line.
 */
export function useChartView() {
  const [shape, showShape] = useState<ChartShape>('line');
  const [selected, showRange] = useState<ChartRange>('day');
  const period = (shape === 'line' ? rangePeriod : candlePeriod)[selected];
  return {
    shape,
    /** Range of the line, or initial range of the candles. */
    range: shape === 'line' ? selected : periodRange[period],
    period,
    showRange,
    showPeriod: (next: ChartPeriod) => showRange(periodRange[next]),
    showShape,
  };
}
