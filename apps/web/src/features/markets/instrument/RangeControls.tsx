import { type ChartPeriod, type ChartRange, chartPeriods, chartRanges } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { SegmentedControl, Spoken } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { rangeLabel, rangeName } from './rangeMessages.ts';

export interface RangeControlProps {
  readonly range: ChartRange;
  readonly onShow: (range: ChartRange) => void;
}

/** Over which range the line goes. */
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

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are its names
const periods = Object.keys(chartPeriods) as readonly ChartPeriod[];

export interface PeriodControlProps {
  readonly period: ChartPeriod;
  readonly onShow: (period: ChartPeriod) => void;
}

/** How long a candle lasts: the four words of the specification. */
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
