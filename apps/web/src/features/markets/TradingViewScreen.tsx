import { PriceChart, sampleCandles } from '@corro/charts';
import { priceChange, dayMs } from '@corro/domain';
import {
  Banner,
  Button,
  Change,
  formatDecimal,
  Inline,
  Page,
  SegmentedControl,
  Text,
} from '@corro/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useTab } from '../../common/useTab.ts';
import { paths } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { rangeLabel, changeRangeName } from './instrument/rangeMessages.ts';
import { useChartLabels } from './instrument/useChartLabels.ts';

const ranges = ['day', 'week', 'month', 'year', 'fiveYears'] as const;

/** Number and spacing of the candles of each range. */
const samples = {
  day: { period: 'timeline', count: 390, stepMs: 60_000 },
  week: { period: 'timeline', count: 480, stepMs: 15 * 60_000 },
  month: { period: 'day', count: 30, stepMs: dayMs },
  year: { period: 'week', count: 52, stepMs: 7 * dayMs },
  fiveYears: { period: 'month', count: 60, stepMs: 30 * dayMs },
} as const;

/** The sample always ends on this day. */
const lastCandleAt = Date.UTC(2026, 0, 2, 21);

/** The trading view (spec §2): sample data, labelled as such. */
export default function TradingViewScreen() {
  const { code = '' } = useParams();
  const { t, numberLocale } = useI18n();
  const [range, show] = useTab('range', ranges);
  const { period, count, stepMs } = samples[range];
  const candles = useMemo(() => sampleCandles(count, stepMs, lastCandleAt), [count, stepMs]);
  const closes = candles.map(({ close }) => close.toFixed(2));
  const price = closes.at(-1) ?? null;
  const change = priceChange(closes[0] ?? null, price);
  const labels = useChartLabels(code, period);
  return (
    <Screen title={code} subtitle={t({ id: 'tradingView.subtitle' })}>
      <Page wide>
        <Banner
          tone="caution"
          action={
            <Button
              tone="quiet"
              size="small"
              href={paths.stockDetail({ symbol: code, name: code })}
            >
              {t({ id: 'tradingView.real' })}
            </Button>
          }
        >
          {t({ id: 'tradingView.about' }, { code })}
        </Banner>
        <PriceChart
          key={range}
          candles={candles}
          period={period}
          visibleCandles={candles.length}
          stamp={t({ id: 'tradingView.stamp' })}
          labels={labels}
          locale={numberLocale}
          heading={
            <Text size={40} weight="strong">
              {formatDecimal(numberLocale, price)}
            </Text>
          }
          summary={
            <Inline gap={8} align="baseline">
              <Change amount={change.change} percent={change.changePercent} size={16} />
              <Text size={14} tone="muted">
                {t(changeRangeName[range])}
              </Text>
            </Inline>
          }
          controls={
            <SegmentedControl
              label={t({ id: 'chart.range' })}
              options={ranges.map((value) => ({ value, label: t(rangeLabel[value]) }))}
              value={range}
              onChange={show}
            />
          }
        />
      </Page>
    </Screen>
  );
}
