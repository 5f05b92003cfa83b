import { Columns, Page } from '@corro/ui';
import { paths, patterns } from '../../../links.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { IndexCards } from '../IndexCards.tsx';
import { Watchlist } from './Watchlist.tsx';

/** Watchlists (spec §2): the indices as shortcuts, and the customer's favourites. */
export default function WatchlistsScreen() {
  return (
    <Screen>
      <Page>
        <Columns
          first={<IndexCards hrefOf={paths.indexDetail} marketsPath={patterns.markets} compact />}
          second={<Watchlist />}
        />
      </Page>
    </Screen>
  );
}
