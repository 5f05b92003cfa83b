import { PullToRefresh } from '@corro/ui';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { loadOnce } from '../../app/chunks/loadOnce.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { routeEntry, type RouteName } from '../../routing/addresses.ts';

/** The screens whose rows and figures refresh themselves. */
const pulled: readonly RouteName[] = [
  'home',
  'markets',
  'watchlists',
  'trade',
  'tradeNoNav',
  'account',
  'accountChanges',
  'forex',
  'futures',
  'treasuryDebt',
  'blockOrders',
  'qipOrders',
  'ipoOrders',
  'fundOrders',
  'withdrawRecords',
  'rechargeRecords',
  'loanRecords',
  'records',
];

/** Lets a finger that pulls such a screen down read it again at once. */
export function Refresh() {
  const { t, has, loadAll } = useI18n();
  const { pathname } = useLocation();
  const cache = useQueryClient();
  const [hasWords, setHasWords] = useState(() => has('refresh.busy'));
  if (!pulled.some((name) => matchPath(routeEntry(name).path, pathname) !== null)) return null;

  const refresh = async () => {
    // Home begins with a part of the catalogue, which lacks these words.
    loadOnce(loadAll).then(
      () => setHasWords(true),
      () => undefined,
    );
    // Offline, a read would wait for the network, and the page says already how old it is.
    if (onlineManager.isOnline()) await cache.refetchQueries({ type: 'active' });
  };
  return (
    <PullToRefresh
      key={pathname}
      onRefresh={refresh}
      busyLabel={hasWords ? t({ id: 'refresh.busy' }) : ''}
      doneLabel={hasWords ? t({ id: 'refresh.done' }) : ''}
    />
  );
}
