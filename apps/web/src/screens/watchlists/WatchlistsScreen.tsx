import { Page } from '@corro/ui';
import { IndexCards } from '../../parts/IndexCards.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { Watchlist } from './Watchlist.tsx';

/** Watchlists (spec §2): the indices as shortcuts, and the customer's favourites. */
export default function WatchlistsScreen() {
  return (
    <Screen>
      <Page>
        <IndexCards compact />
        <Watchlist />
      </Page>
    </Screen>
  );
}
