import { PriceChart, sampleCandles } from '@corro/charts';
import { chartRanges, dayMs, priceChange } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import {
  Button,
  Change,
  formatMoney,
  Icon,
  type IconName,
  Inline,
  List,
  ListRow,
  Page,
  Section,
  SegmentedControl,
  Stack,
  Tag,
  Text,
} from '@corro/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useTab } from '../../common/useTab.ts';
import { paths } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { rangeLabel, rangeName } from './instrument/rangeMessages.ts';
import { useChartLabels } from './instrument/useChartLabels.ts';

/**
 * Number, spacing and largest price step of the candles of each range: as much as a quiet share
 * moves.
 */
const samples = {
  day: { period: 'timeline', count: 390, stepMs: 60_000, step: 0.0008 },
  week: { period: 'timeline', count: 480, stepMs: 15 * 60_000, step: 0.0016 },
  month: { period: 'day', count: 30, stepMs: dayMs, step: 0.008 },
  quarter: { period: 'day', count: 90, stepMs: dayMs, step: 0.008 },
  year: { period: 'week', count: 52, stepMs: 7 * dayMs, step: 0.016 },
  fiveYears: { period: 'month', count: 60, stepMs: 30 * dayMs, step: 0.032 },
} as const;

/** A walk whose day is a small rise. */
const seed = 46;

/** The sample always ends on this day. */
const lastCandleAt = Date.UTC(2026, 0, 2, 21);

const gesture = defineMessages({
  drag: { id: 'tradingView.drag' },
  numbers: { id: 'tradingView.numbers' },
  pinch: { id: 'tradingView.pinch' },
});

const gestureText = defineMessages({
  drag: { id: 'tradingView.drag.text' },
  numbers: { id: 'tradingView.numbers.text' },
  pinch: { id: 'tradingView.pinch.text' },
});

/** Icon of each gesture, in the order of the list. */
const gestures = [
  ['drag', 'chart'],
  ['pinch', 'pinch'],
  ['numbers', 'table'],
] as const satisfies readonly (readonly [keyof typeof gesture, IconName])[];

/** The trading view (spec §2): sample data, labelled as such, to practise with. */
export default function TradingViewScreen() {
  const { code = '' } = useParams();
  const { t, numberLocale } = useI18n();
  const [range, show] = useTab('range', chartRanges);
  const { period, count, stepMs, step } = samples[range];
  const candles = useMemo(
    () => sampleCandles(count, stepMs, lastCandleAt, { seed, step }),
    [count, stepMs, step],
  );
  const closes = candles.map(({ close }) => close.toFixed(2));
  const price = closes.at(-1) ?? null;
  const change = priceChange(closes[0] ?? null, price);
  const labels = useChartLabels(t({ id: 'tradingView.stamp' }), period, range);
  return (
    <Screen>
      <Page wide>
        <PriceChart
          key={range}
          candles={candles}
          period={period}
          shape="line"
          visibleCandles={candles.length}
          reference={closes[0] ?? null}
          height={224}
          labels={labels}
          locale={numberLocale}
          heading={
            <Stack gap={8} align="start">
              <Tag tone="caution">{t({ id: 'tradingView.invented' }, { code })}</Tag>
              <Text size={28} weight="strong">
                {formatMoney(numberLocale, price, 'US$')}
              </Text>
            </Stack>
          }
          summary={
            <Inline gap={8} align="baseline">
              <Change amount={change.change} percent={change.changePercent} size={16} />
              <Text size={14} tone="muted">
                {t(rangeName[range])}
              </Text>
            </Inline>
          }
          controls={
            <SegmentedControl
              label={t({ id: 'chart.range' })}
              options={chartRanges.map((value) => ({ value, label: t(rangeLabel[value]) }))}
              value={range}
              onChange={show}
            />
          }
        />
        <Section title={t({ id: 'tradingView.how' })}>
          <List>
            {gestures.map(([name, icon]) => (
              <ListRow
                key={name}
                leading={<Icon name={icon} />}
                title={t(gesture[name])}
                subtitle={t(gestureText[name])}
                wrap
              />
            ))}
          </List>
        </Section>
        <Button fullWidth href={paths.stockDetail({ symbol: code, name: code })}>
          {t({ id: 'tradingView.real' }, { code })}
        </Button>
      </Page>
    </Screen>
  );
}
