import { type GainYear, gainYearsQuery } from '@corro/client';
import { isNegative, type WithRequired, pageSizes } from '@corro/domain';
import { Change, Inline, Money, Page, Skeleton, Stack, Summary, Tabs, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { amountRow } from '../../common/activity/facts.tsx';
import { NoRecords } from '../../common/activity/RecordTabs.tsx';
import { useAmounts } from '../../common/amounts.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/rows.tsx';
import { useTab } from '../../common/useTab.ts';
import { patterns } from '../../links.ts';
import { ActivityScreen } from '../../shell/ActivityScreen.tsx';
import { ExtensionScreen } from '../../shell/ExtensionScreen.tsx';
import { gainPartsOf, gainPercentOf } from './gainParts.ts';
import { InstrumentGains } from './InstrumentGains.tsx';
import { MonthlyGains } from './MonthlyGains.tsx';

/** Realised gains by year. Shows the not-found screen unless the upstream announces gains. */
export default function GainsScreen() {
  return (
    <ExtensionScreen
      extension="gains"
      loading={<GainsSkeleton />}
      renderScreen={(content) => (
        <ActivityScreen>
          <Page gap={16}>{content}</Page>
        </ActivityScreen>
      )}
    >
      <Gains />
    </ExtensionScreen>
  );
}

function Gains() {
  const { t } = useI18n();
  const query = useQuery({ ...gainYearsQuery(useApi()), select: byYear });
  return (
    <QueryView
      query={query}
      showsAge
      failedTitle={t({ id: 'gains.failed' })}
      loading={<GainsSkeleton />}
      isEmpty={(years) => years.length === 0}
      empty={
        <NoRecords
          picture="trending"
          title={t({ id: 'gains.none.title' })}
          text={t({ id: 'gains.none.text' })}
          next={{ href: patterns.markets, label: t({ id: 'trade.empty.action' }) }}
        />
      }
    >
      {([first, ...others]) =>
        first === undefined ? null : <YearTabs years={[first, ...others]} />
      }
    </QueryView>
  );
}

type NamedYear = WithRequired<GainYear, 'year'>;

/** Drops repeated years, and rows without a year, because their details cannot be requested. */
function byYear(years: readonly GainYear[]): readonly NamedYear[] {
  const unique = new Map<number, NamedYear>();
  for (const { year, ...figures } of years) {
    if (year !== null && !unique.has(year)) unique.set(year, { ...figures, year });
  }
  return [...unique.values()];
}

function YearTabs({ years }: { years: readonly [NamedYear, ...NamedYear[]] }) {
  const { t } = useI18n();
  const [first, ...others] = years;
  const [tab, show] = useTab('year', [`${first.year}`, ...others.map(({ year }) => `${year}`)]);
  const figures = years.find(({ year }) => `${year}` === tab) ?? first;
  // A single tab would have nothing to switch to; the total names its year.
  if (others.length === 0) return <Year figures={first} isLatest />;
  return (
    <Tabs
      label={t({ id: 'gains.years' })}
      items={years.map(({ year }) => ({ value: `${year}`, label: `${year}` }))}
      value={tab}
      onChange={show}
    >
      <Year key={tab} figures={figures} isLatest={figures === first} />
    </Tabs>
  );
}

function Year({ figures, isLatest }: { figures: NamedYear; isLatest: boolean }) {
  const { t } = useI18n();
  return (
    <Page gutters={false}>
      <YearTotal figures={figures} />
      <InstrumentGains year={figures.year} isLatest={isLatest} />
      <Stack gap={8}>
        <Text as="p" size={14} tone="muted">
          {t({ id: 'gains.how' })}
        </Text>
        <Text as="p" size={14} tone="muted">
          {t({ id: 'gains.notTax' })}
        </Text>
      </Stack>
    </Page>
  );
}

function YearTotal({ figures }: { figures: NamedYear }) {
  const { t } = useI18n();
  const amounts = useAmounts();
  const { gain } = figures;
  const { cost, proceeds, fees } = gainPartsOf(figures);
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Text size={14} tone="muted">
          {t(
            { id: 'gains.total' },
            {
              result: gain !== null && isNegative(gain) ? 'loss' : 'gain',
              year: String(figures.year),
            },
          )}
        </Text>
        <Money amount={gain} unit="US$" signed size={40} />
        <Inline gap={4} align="baseline">
          <Change percent={gainPercentOf(figures)} />
          <Text size={14} tone="muted">
            {t({ id: 'gains.ofCost' })}
          </Text>
        </Inline>
      </Stack>
      <MonthlyGains year={figures} />
      <Summary
        rows={[
          ...amountRow(amounts, t({ id: 'gains.proceeds' }), proceeds),
          ...amountRow(amounts, t({ id: 'gains.cost' }), cost),
          ...amountRow(amounts, t({ id: 'gains.fees' }), fees),
        ]}
      />
    </Stack>
  );
}

function GainsSkeleton() {
  return (
    <Page gutters={false}>
      <Skeleton height={44} />
      <Stack gap={16}>
        <Stack gap={4}>
          <Skeleton height={20} width="40%" />
          <Skeleton height={48} width="70%" />
        </Stack>
        <Skeleton height={132} />
      </Stack>
      <RowSkeletons count={pageSizes.records} leading />
    </Page>
  );
}
