import { Page } from '@corro/ui';
import { paths, routes } from '../../routing/addresses.ts';
import { Screen } from '../../shell/Screen.tsx';
import { IndexCards } from '../markets/index.ts';
import { Balance } from './Balance.tsx';
import { LatestNews } from './LatestNews.tsx';
import { QuickMenu } from './QuickMenu.tsx';

/** Home (spec §2): what there is to spend, the ways into everything, the indices, the news. */
export default function HomeScreen() {
  return (
    <Screen>
      <Page>
        <Balance />
        <QuickMenu />
        <IndexCards hrefOf={paths.indexDetail} marketsPath={routes.markets.path} />
        <LatestNews />
      </Page>
    </Screen>
  );
}
