import { Page } from '@corro/ui';
import { paths, routes } from '../../routing/addresses.ts';
import { Screen } from '../../shell/Screen.tsx';
import { IndexCards } from '../markets/index.ts';
import { MoneyButtons } from '../money/index.ts';
import { PortfolioHead } from '../portfolio/index.ts';
import { LatestNews } from './LatestNews.tsx';
import { QuickMenu } from './QuickMenu.tsx';

/** Home (spec §2): the portfolio, money in and out, the ways into everything, the indices, the news. */
export default function HomeScreen() {
  return (
    <Screen>
      <Page>
        <PortfolioHead />
        <MoneyButtons />
        <QuickMenu />
        <IndexCards hrefOf={paths.indexDetail} marketsPath={routes.markets.path} />
        <LatestNews />
      </Page>
    </Screen>
  );
}
