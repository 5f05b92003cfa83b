import { cardsQuery, ordersQuery, userInfoQuery, verificationQuery } from '@corro/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useServices } from '../../app/services.ts';
import { useChangedElsewhere } from '../../app/storage/otherTabs.ts';
import { startSteps, type StartEntry } from './startSteps.ts';

/** The card of the first steps. */
export interface Start {
  /** Gone: put away on this device, or all is done. */
  readonly isGone: boolean;
  /** Whether the first answers are on their way. */
  readonly isLoading: boolean;
  readonly entries: readonly StartEntry[];
  /** Puts it away on this device for good. */
  readonly hide: () => void;
}

/** Reads how far the first steps are. Once they are done, or put away, nothing is asked any more. */
export function useStart(): Start {
  const { storage } = useServices();
  const isPutAway = () =>
    storage.read('start_card') === 'away' || storage.read('start_done') !== null;
  const [isAway, setAway] = useState(isPutAway);
  useChangedElsewhere('start_card', () => setAway(isPutAway()));
  const api = useApi();
  const enabled = !isAway;
  const verification = useQuery({ ...verificationQuery(api), enabled });
  const userInfo = useQuery({ ...userInfoQuery(api), enabled });
  const cards = useQuery({ ...cardsQuery(api), enabled });
  const done = { kind: 'stock', status: 'success', page: 1, limit: 1 } as const;
  const orders = useQuery({ ...ordersQuery(api, done), enabled });
  const entries = startSteps({
    verification: verification.data,
    userInfo: userInfo.data,
    cards: cards.data,
    orders: orders.data?.rows.length,
  });
  const isDone = entries.every(({ state }) => state === 'done');
  useEffect(() => {
    if (isDone) storage.write('start_done', 'true');
  }, [isDone, storage]);
  return {
    isGone: isAway || isDone,
    isLoading: [verification, userInfo, cards, orders].some(({ isPending }) => isPending),
    entries,
    hide: () => {
      storage.write('start_card', 'away');
      setAway(true);
    },
  };
}
