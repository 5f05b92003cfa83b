import { defineMessage } from '@corro/messages';
import { Columns, Page, Skeleton, Stack } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { LazySection } from '../../common/LazySection.tsx';
import { ShortcutGrid } from '../../common/ShortcutGrid.tsx';
import { patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { MoneyButtons } from '../../common/MoneyButtons.tsx';
import { OwnHoldings, PortfolioFigures, PortfolioHead, useWealth } from '../portfolio/index.ts';
import { StartPlace } from '../welcome/index.ts';

const loadBelow = () => import('./BelowTheFold.tsx');

/**
 * Home: portfolio, deposit and withdraw, holdings, products, indices and news (spec §2). The first
 * steps take the place of the holdings until something is bought, and are the last section then.
 */
export default function HomeScreen() {
  const wealth = useWealth();
  const { isNew } = wealth;
  return (
    <Screen>
      <Page>
        <Columns
          first={<PortfolioHead wealth={wealth} />}
          second={
            <>
              <MoneyButtons isSecondary={isNew} />
              <PortfolioFigures wealth={wealth} />
              {isNew ? <StartPlace hidden={<OwnHoldings />} /> : <OwnHoldings />}
              <QuickMenu />
            </>
          }
          third={
            <>
              <LazySection load={loadBelow} loading={<BelowSkeleton />} />
              {isNew ? null : <StartPlace />}
            </>
          }
        />
      </Page>
    </Screen>
  );
}

function BelowSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton height={28} width="40%" />
      <Skeleton height={184} />
      <Skeleton height={28} width="50%" />
      <Skeleton height={267} />
    </Stack>
  );
}

/** Shortcuts in the order of spec §2. */
const shortcuts = [
  [patterns.blockTrading, defineMessage({ id: 'route.blockTrading' }), 'block'],
  [patterns.ipo, defineMessage({ id: 'route.ipo' }), 'ipo'],
  [patterns.qip, defineMessage({ id: 'home.qip' }), 'qip'],
  [patterns.funds, defineMessage({ id: 'route.funds' }), 'fund'],
  [patterns.forex, defineMessage({ id: 'route.forex' }), 'forex'],
  [patterns.futures, defineMessage({ id: 'route.futures' }), 'futures'],
  [patterns.treasuryDebt, defineMessage({ id: 'route.treasuryDebt' }), 'treasury'],
] as const;

function QuickMenu() {
  const { t } = useI18n();
  return (
    <ShortcutGrid
      isRow
      title={t({ id: 'home.shortcuts' })}
      links={shortcuts.map(([path, title, icon]) => ({ path, icon, label: t(title) }))}
    />
  );
}
