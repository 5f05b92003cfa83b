import { PriceChart } from '@corro/charts';
import { Banner, Button, Page, SegmentedControl, Stack } from '@corro/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useTab } from '../../common/useTab.ts';
import { paths } from '../../routing/addresses.ts';
import { Screen } from '../../shell/Screen.tsx';
import { rangeLabel } from './instrument/rangeMessages.ts';
import { useChartLabels } from './instrument/useChartLabels.ts';
import { ranges, sampleOf } from './ranges.ts';

/** The trading view: sample data over time ranges, joined to no market, and saying so (spec §2). */
export default function TradingViewScreen() {
  const { code = '' } = useParams();
  const { t, numberLocale } = useI18n();
  const [shown, show] = useTab('range', ranges);
  const sample = useMemo(() => sampleOf(shown), [shown]);
  const labels = useChartLabels(code, sample.period);
  return (
    <Screen title={code} subtitle={t({ id: 'tradingView.subtitle' })}>
      <Page wide>
        <Stack gap={12}>
          <PriceChart
            key={shown}
            candles={sample.candles}
            period={sample.period}
            visibleCandles={sample.candles.length}
            stamp={t({ id: 'tradingView.stamp' })}
            labels={labels}
            locale={numberLocale}
          />
          <SegmentedControl
            label={t({ id: 'chart.range' })}
            options={ranges.map((value) => ({ value, label: t(rangeLabel[value]) }))}
            value={shown}
            onChange={show}
          />
        </Stack>
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
