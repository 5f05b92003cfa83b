import { PriceChart, type PriceChartHandle } from '@corro/charts';
import { type Candle, type Quote, quoteQuery } from '@corro/client';
import { chartPeriods, type DecimalText, movingAverages } from '@corro/domain';
import { Button, IconButton } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useApi } from '../../../app/api.ts';
import { decimalsOf } from '../../../common/prices/priceText.ts';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { useQueryError } from '../../../common/queries/queryError.tsx';
import { useScrubVibration } from '../../../common/useScrubVibration.ts';
import { RangeChange } from './RangeChange.tsx';
import { PeriodControl, RangeControl } from './RangeControls.tsx';
import { useChartLabels } from './useChartLabels.ts';
import { useChartView } from './useChartView.ts';
import { useRangeView } from './useRangeView.ts';

export interface InstrumentChartProps {
  readonly symbol: string;
  readonly market: string | undefined;
  /** The newest quote: moves the last candle between two readings of the history. */
  readonly live: Quote | undefined;
  /** The screen says already that nothing new comes; kept candles need not say it again. */
  readonly isFailureTold: boolean;
  /** The price, above all. */
  readonly heading: ReactNode;
}

/** Of the picture, CSS pixels: what one has of the instrument is in view below it. */
const height = 288;

const noCandle = { of: null, candle: null };

/** A query whose error is shown elsewhere. */
const untroubled = { error: null, errorUpdateCount: 0, isPaused: false };

/**
 * The chart of an instrument over a range, its last candle moved by each new price; above it how the
 * price has changed over this very range.
 */
export function InstrumentChart(props: InstrumentChartProps) {
  const { symbol, market, live, isFailureTold, heading } = props;
  const { t, numberLocale } = useI18n();
  const { shape, range, period, showRange, showPeriod, showShape } = useChartView();
  const history = useQuery(
    quoteQuery(useApi(), { symbol, market, ...chartPeriods[period] }, 'chartHistory'),
  );
  const labels = useChartLabels(symbol, period, shape === 'line' ? range : undefined);
  const errorText = useQueryError(history);
  const onScrub = useScrubVibration();
  const chart = useRef<PriceChartHandle>(null);
  const candles = history.data?.candles ?? null;
  const view = useRangeView({ candles, live, range, period });
  const shown = shape === 'line' ? view.candles : candles;

  // The last candle with all prices since its history was read: it keeps the highest and the lowest of them.
  const last = useRef<{ of: readonly Candle[] | null; candle: Candle | null }>(noCandle);
  useEffect(() => {
    const before = last.current.of === shown ? last.current.candle : (shown?.at(-1) ?? null);
    const candle = candleAt(before, live?.price ?? undefined);
    last.current = { of: shown, candle: candle ?? before };
    if (candle !== null) chart.current?.tick(candle);
  }, [shown, live?.price]);

  // The chart keeps its place and says itself why it has no candles.
  const isToldElsewhere = isFailureTold || candles === null;
  const toggle = (
    <IconButton
      icon="markets"
      label={t({ id: 'chart.candles' })}
      tone="muted"
      pressed={shape === 'candles'}
      onPress={() => showShape(shape === 'candles' ? 'line' : 'candles')}
    />
  );
  // There from the beginning, so that what one has hold of is not mounted again when candles come.
  const state = { ...history, data: candles };
  return (
    <QueryView query={isToldElsewhere ? { ...state, ...untroubled } : state} loading={null}>
      {() => (
        <PriceChart
          ref={chart}
          candles={shown}
          period={period}
          shape={shape}
          averages={movingAverages}
          lastPrice={live?.price ?? null}
          reference={view.began}
          {...(shape === 'candles' ? { visibleCandles: view.candles?.length ?? 0 } : {})}
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
              isLoading={candles === null && errorText === null}
            />
          }
          actions={toggle}
          controls={
            shape === 'line' ? (
              <RangeControl range={range} onShow={showRange} />
            ) : (
              <PeriodControl period={period} onShow={showPeriod} />
            )
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
 * A candle, moved by a newer price of its instrument; null where there is no candle or no price. A picture needs no
 * cents, so the price may become a binary float here.
 */
function candleAt(candle: Candle | null, price: DecimalText | undefined): Candle | null {
  if (candle === null || price === undefined) return null;
  const close = Number(price);
  const [high, low] = [Math.max(candle.high, close), Math.min(candle.low, close)];
  return { ...candle, close, high, low };
}
