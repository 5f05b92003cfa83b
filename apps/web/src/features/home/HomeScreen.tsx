import { Columns, Page, Skeleton, Stack } from '@corro/ui';
import { LazyPart } from '../../common/LazyPart.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { MoneyButtons } from '../money/index.ts';
import { PortfolioHead } from '../portfolio/index.ts';
import { StartPlace } from '../welcome/index.ts';
import { QuickMenu } from './QuickMenu.tsx';

const loadBelow = () => import('./BelowTheFold.tsx');

/** Home (spec §2): the portfolio, money in and out, the ways into everything, the first steps, the indices, the news. */
export default function HomeScreen() {
  return (
    <Screen>
      <Page>
        <Columns
          first={
            <>
              <PortfolioHead />
              <MoneyButtons />
              <QuickMenu />
            </>
          }
          second={
            <>
              <StartPlace />
              <LazyPart load={loadBelow} loading={<BelowSkeleton />} />
            </>
          }
        />
      </Page>
    </Screen>
  );
}

/** About as high as the indices and the news. */
function BelowSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton height={28} width="40%" />
      <Skeleton height={168} />
      <Skeleton height={28} width="50%" />
      <Skeleton height={228} />
    </Stack>
  );
}
