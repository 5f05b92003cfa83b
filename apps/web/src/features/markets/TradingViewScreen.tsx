import { PriceChart } from '@corro/charts';
import { changeSince, type DecimalText } from '@corro/domain';
import {
  Banner,
  Button,
  Change,
  formatDecimal,
  Page,
  SegmentedControl,
  Stack,
  Text,
} from '@corro/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useTab } from '../../common/useTab.ts';
import { paths } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { rangeLabel, rangeSince } from './instrument/rangeMessages.ts';
import { useChartLabels } from './instrument/useChartLabels.ts';
import { ranges, type Sample, sampleOf } from './ranges.ts';

/** The trading view: sample data over time ranges, joined to no market, and saying so (spec §2). */
export default function TradingViewScreen() {
  const { code = '' } = useParams();
  const { t, numberLocale } = useI18n();
  const [shown, show] = useTab('range', ranges);
  const sample = useMemo(() => sampleOf(shown), [shown]);
  const [began, price] = [priceAt(sample, 0), priceAt(sample, -1)];
  const change = changeSince(began, price);
  const labels = useChartLabels(code, sample.period);
  return (
    <Screen title={code} subtitle={t({ id: 'tradingView.subtitle' })}>
      <Page wide>
        <PriceChart
          key={shown}
          candles={sample.candles}
          period={sample.period}
          visibleCandles={sample.candles.length}
          stamp={t({ id: 'tradingView.stamp' })}
          labels={labels}
          locale={numberLocale}
          heading={
            <Text size={40} weight="strong">
              {formatDecimal(numberLocale, price)}
            </Text>
          }
          summary={
            <Stack gap={0}>
              <Change amount={change.change} percent={change.changePercent} size={16} />
              <Text size={14} tone="muted">
                {t(rangeSince[shown])}
              </Text>
            </Stack>
          }
          controls={
            <SegmentedControl
              label={t({ id: 'chart.range' })}
              options={ranges.map((value) => ({ value, label: t(rangeLabel[value]) }))}
              value={shown}
              onChange={show}
            />
          }
        />
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
      </Page>
    </Screen>
  );
}

/** What a sample closed with: the first candle by 0, the last one by -1. */
function priceAt({ candles }: Sample, index: number): DecimalText | null {
  return candles.at(index)?.close.toFixed(2) ?? null;
}
