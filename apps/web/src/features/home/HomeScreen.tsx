import { Columns, Page, Skeleton, Stack } from '@corro/ui';
import { LazySection } from '../../common/LazySection.tsx';
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
      <Skeleton height={192} />
      <Skeleton height={28} width="40%" />
      <Skeleton height={78} />
      <Skeleton height={28} width="50%" />
      <Skeleton height={267} />
    </Stack>
  );
}
