import { type GainYear, gainYearsQuery } from '@corro/client';
import { Page, Tabs } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { NoRecords } from '../../common/activity/RecordTabs.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { useTab } from '../../common/useTab.ts';
import { patterns } from '../../links.ts';
import { ActivityScreen } from '../../shell/ActivityScreen.tsx';
import { ExtensionScreen } from '../../shell/ExtensionScreen.tsx';
import { GainsSkeleton } from './GainsSkeleton.tsx';
import { InstrumentGains } from './InstrumentGains.tsx';
import { YearTotal } from './YearTotal.tsx';

/** What was earned by selling, year by year; an unknown address where the upstream does not say. */
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
      tellsAge
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

/** The gains of a year; the year is the address's. */
interface NamedYear {
  readonly name: string;
  readonly year: number;
  readonly figures: GainYear;
}

/** Each year once; one that is not named cannot be asked for. */
function byYear(years: readonly GainYear[]): readonly NamedYear[] {
  const named = new Map<number, NamedYear>();
  for (const figures of years) {
    const { year } = figures;
    if (year !== null && !named.has(year)) named.set(year, { name: String(year), year, figures });
  }
  return [...named.values()];
}

function YearTabs({ years }: { years: readonly [NamedYear, ...NamedYear[]] }) {
  const { t } = useI18n();
  const [first, ...others] = years;
  const [tab, show] = useTab('year', [first.name, ...others.map(({ name }) => name)]);
  const { year, figures } = years.find(({ name }) => name === tab) ?? first;
  return (
    <Tabs
      label={t({ id: 'gains.years' })}
      items={years.map(({ name }) => ({ value: name, label: name }))}
      value={tab}
      onChange={show}
    >
      <Page gutters={false}>
        <YearTotal figures={figures} />
        <InstrumentGains key={tab} year={year} />
      </Page>
    </Tabs>
  );
}
