import type { CorroClient } from '../createClient.ts';
import { accountQueries } from './account.ts';
import { cardQueries } from './cards.ts';
import { favouriteQueries } from './favourites.ts';
import { fundQueries } from './funds.ts';
import { identityQueries } from './identity.ts';
import { ipoQueries } from './ipos.ts';
import { loanQueries } from './loans.ts';
import { marketQueries } from './markets.ts';
import { messageQueries } from './messages.ts';
import { moneyQueries } from './money.ts';
import { newsQueries } from './news.ts';
import { createPolling } from './polling.ts';
import { tradingQueries } from './trading.ts';

/** Options for react-query, one factory for each thing that screens look at. */
export type Queries = ReturnType<typeof accountQueries> &
  ReturnType<typeof cardQueries> &
  ReturnType<typeof favouriteQueries> &
  ReturnType<typeof fundQueries> &
  ReturnType<typeof identityQueries> &
  ReturnType<typeof ipoQueries> &
  ReturnType<typeof loanQueries> &
  ReturnType<typeof marketQueries> &
  ReturnType<typeof messageQueries> &
  ReturnType<typeof moneyQueries> &
  ReturnType<typeof newsQueries> &
  ReturnType<typeof tradingQueries>;

/**
 * Screens say what they look at, `useQuery(queries.quote({ symbol }))`; key, reading and polling are
 * decided here. The first element of a key names the thing: invalidate by `['orders']`.
 */
export function createQueries(client: CorroClient): Queries {
  const poll = createPolling();
  return {
    ...marketQueries(client, poll),
    ...messageQueries(client, poll),
    ...moneyQueries(client, poll),
    ...newsQueries(client),
    ...accountQueries(client, poll),
    ...cardQueries(client),
    ...tradingQueries(client, poll),
    ...favouriteQueries(client, poll),
    ...fundQueries(client),
    ...ipoQueries(client, poll),
    ...loanQueries(client, poll),
    ...identityQueries(client, poll),
  };
}
