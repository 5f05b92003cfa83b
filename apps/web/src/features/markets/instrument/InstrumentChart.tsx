import { type ChartShape, PriceChart, type PriceChartHandle } from '@corro/charts';
import { type Candle, type Quote, quoteQuery } from '@corro/client';
import {
  candlePeriod,
  type ChartPeriod,
  chartPeriods,
  type ChartRange,
  chartRanges,
  type DecimalText,
  selectHistory,
  movingAverages,
  type PriceChange,
  rangePeriod,
  rangeView,
  startOfDay,
} from '@corro/domain';
import { defineMessages } from '@corro/messages';
import {
  Button,
  Change,
  IconButton,
  SegmentedControl,
  Skeleton,
  Spoken,
  Inline,
  Stack,
  Text,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { decimalsOf } from '../../../common/prices/priceText.ts';
import { useQueryError } from '../../../common/queries/queryError.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { useScrubVibration } from '../../../common/useScrubVibration.ts';
import { rangeLabel, rangeName, changeRangeName } from './rangeMessages.ts';
import { useChartLabels } from './useChartLabels.ts';

interface InstrumentChartProps {
  readonly symbol: string;
  readonly market: string | undefined;
  /** Latest quote; moves the last candle between two reads of the history. */
  readonly live: Quote | undefined;
  /**
   * True if the screen already shows a read failure, so that the chart does not repeat the failure.
   */
  readonly isFailureShown: boolean;
  readonly heading: ReactNode;
}

/**
 * Height of the chart in CSS pixels; low enough that the customer's position below it is in view.
 */
const height = 280;

/**
 * Minimum candles of a range; a range with fewer, such as a day of weekly candles, shows as many
 * candles as fit.
 */
const minCandles = 5;

const noCandle = { candles: null, candle: null };

/** Hides an error that is shown elsewhere. */
const noError = { error: null, errorUpdateCount: 0 };

const chartPeriod = defineMessages({
  day: { id: 'chart.period.day' },
  month: { id: 'chart.period.month' },
  timeline: { id: 'chart.period.timeline' },
  week: { id: 'chart.period.week' },
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys returns string[]
const periods = Object.keys(chartPeriods) as readonly ChartPeriod[];

/** The chart of an instrument over a range, with the change over that range. */
export function InstrumentChart(props: InstrumentChartProps) {
  const { symbol, market, live, isFailureShown, heading } = props;
  const { t, numberLocale } = useI18n();
  const [shape, showShape] = useState<ChartShape>('line');
  const [range, showRange] = useState<ChartRange>('day');
  const [selectedPeriod, showPeriod] = useState<ChartPeriod | null>(null);
  const period = shape === 'line' ? rangePeriod[range] : (selectedPeriod ?? candlePeriod[range]);
  const api = useApi();
  const historyOver = (historyPeriod: ChartPeriod) =>
    quoteQuery(api, { symbol, market, ...chartPeriods[historyPeriod] }, 'chartHistory');
  const history = useQuery(historyOver(period));
  // The candles on screen may have another period (chosen by the customer) than those from which
  // the change over the range is calculated, so that change has its own history.
  const rangeHistory = useQuery(historyOver(rangePeriod[range])).data?.candles ?? null;
  const labels = useChartLabels(symbol, period, shape === 'line' ? range : undefined);
  const errorText = useQueryError(history);
  const onScrub = useScrubVibration();
  const chart = useRef<PriceChartHandle>(null);
  const candles = history.data?.candles ?? null;
  const readAt = live === undefined ? undefined : live.readAt - api.clockAheadMs();
  // The start of the day changes less often than the time, so that it can be memoised.
  const today = startOfDay(readAt ?? candles?.at(-1)?.time ?? 0);
  // Memoised, since the chart compares arrays by identity.
  const inRange = useMemo(
    () => selectHistory(rangeHistory, range, rangePeriod[range], today),
    [rangeHistory, range, today],
  );
  const view = rangeView(live, range, inRange, decimalsOf(live?.price));
  const shownCandles = shape === 'line' ? view.candles : candles;
  const candlesInRange = selectHistory(candles, range, period, today).candles?.length ?? 0;

  // The last candle, with the high and low of all prices since the history was read.
  const last = useRef<{ candles: readonly Candle[] | null; candle: Candle | null }>(noCandle);
  useEffect(() => {
    const before =
      last.current.candles === shownCandles ? last.current.candle : (shownCandles?.at(-1) ?? null);
    const candle = candleAt(before, live?.price ?? undefined);
    last.current = { candles: shownCandles, candle: candle ?? before };
    if (candle !== null) chart.current?.tick(candle);
  }, [shownCandles, live?.price]);

  // The chart itself shows the error while it has no candles.
  const isErrorShown = isFailureShown || candles === null;
  const toggle = (
    <IconButton
      icon="markets"
      label={t({ id: 'chart.candles' })}
      tone="muted"
      pressed={shape === 'candles'}
      onPress={() => showShape(shape === 'candles' ? 'line' : 'candles')}
    />
  );
  // Data is null instead of undefined, so that the chart stays mounted when candles arrive.
  const state = { ...history, data: candles };
  return (
    <QueryView query={isErrorShown ? { ...state, ...noError } : state} loading={null}>
      {() => (
        <PriceChart
          ref={chart}
          candles={shownCandles}
          period={period}
          shape={shape}
          averages={movingAverages}
          lastPrice={live?.price ?? null}
          reference={view.began}
          {...(shape === 'candles' && candlesInRange >= minCandles
            ? { visibleCandles: candlesInRange }
            : {})}
          labels={labels}
          locale={numberLocale}
          digits={decimalsOf(live?.price)}
          height={height}
          heading={heading}
          onScrub={onScrub}
          summary={
            <RangeChange
              quote={live}
              change={view}
              range={range}
              isLoading={rangeHistory === null && errorText === null}
            />
          }
          actions={toggle}
          controls={
            <Stack gap={8}>
              <SegmentedControl
                label={t({ id: 'chart.range' })}
                options={chartRanges.map((value) => ({
                  value,
                  label: <Spoken words={t(rangeName[value])}>{t(rangeLabel[value])}</Spoken>,
                }))}
                value={range}
                onChange={(next) => {
                  showRange(next);
                  showPeriod(null);
                }}
              />
              {shape === 'candles' ? (
                <SegmentedControl
                  label={t({ id: 'chart.period' })}
                  options={periods.map((value) => ({ value, label: t(chartPeriod[value]) }))}
                  value={period}
                  onChange={showPeriod}
                />
              ) : null}
            </Stack>
          }
          notice={errorText}
          emptyAction={
            <Button tone="neutral" onPress={() => void history.refetch()}>
              {t({ id: 'shell.retry' })}
            </Button>
          }
        />
      )}
    </QueryView>
  );
}

/**
 * Updates a candle with a newer price; null without a candle or a price. Binary floats are exact
 * enough for a picture.
 */
function candleAt(candle: Candle | null, price: DecimalText | undefined): Candle | null {
  if (candle === null || price === undefined) return null;
  const close = Number(price);
  const [high, low] = [Math.max(candle.high, close), Math.min(candle.low, close)];
  return { ...candle, close, high, low };
}

interface RangeChangeProps {
  readonly quote: Quote | undefined;
  readonly change: PriceChange;
  readonly range: ChartRange;
  readonly isLoading: boolean;
}

/** The change of the price over the range of the chart, in the unit of the price above it. */
function RangeChange({ quote, change, range, isLoading }: RangeChangeProps) {
  const { t } = useI18n();
  if (quote === undefined || (isLoading && range !== 'day')) {
    return <Skeleton height={24} width="70%" />;
  }
  return (
    <Inline gap={8}>
      <Change
        amount={change.change}
        percent={change.changePercent}
        digits={decimalsOf(quote.price)}
        size={16}
        own={false}
      />
      <Text size={14} tone="muted">
        {t(changeRangeName[range])}
      </Text>
    </Inline>
  );
}
