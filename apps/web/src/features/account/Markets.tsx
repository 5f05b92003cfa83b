import { Link, Page, Section, Tabs } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useTab } from '../../common/useTab.ts';
import { MarketRows } from './MarketRows.tsx';
import { markets, marketTabs } from './markets.ts';

/** The beginnings of four markets, of which one is open. */
export function Markets() {
  const { t } = useI18n();
  const [tab, show] = useTab('market', marketTabs);
  const { path, see } = markets[tab];
  return (
    <Section
      title={t({ id: 'account.markets' })}
      action={
        <Link kind="standalone" href={path}>
          {t(see)}
        </Link>
      }
    >
      <Tabs
        label={t({ id: 'markets.market' })}
        items={marketTabs.map((value) => ({ value, label: t(markets[value].title) }))}
        value={tab}
        onChange={show}
      >
        <Page gutters={false}>
          <MarketRows key={tab} tab={tab} />
        </Page>
      </Tabs>
    </Section>
  );
}
