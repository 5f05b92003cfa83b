import { balanceQuery, type Card, cardsQuery, configQuery, userInfoQuery } from '@corro/client';
import { maskAccount, compare, type DecimalText } from '@corro/domain';
import type { WithdrawCard, WithdrawEvent, WithdrawView } from '@corro/machines';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../app/api.ts';
import { useOrderFlow } from '../../../flows/orders/useOrderFlow.ts';
import { withdrawFlow } from './withdrawFlow.ts';
import {
  type CompleteCard,
  isCompleteCard,
  missingOf,
  needed,
  type Needed,
} from '../../../flows/orders/complete.ts';

/** A running withdrawal. */
export interface Withdraw {
  readonly view: WithdrawView;
  readonly send: (event: WithdrawEvent) => void;
}

/** What is read for a withdrawal. */
export interface WithdrawReadings {
  /** Those that it can go to. */
  readonly cards: UseQueryResult<Card[]>;
  /** What it is taken from. */
  readonly balance: UseQueryResult<string | null>;
  /** What is not known of a card that it could go to otherwise. */
  readonly missing: Needed | null;
}

/** Runs the withdrawal, with what is read for it. */
export function useWithdraw(): Withdraw & WithdrawReadings {
  const api = useApi();
  const cards = useQuery(cardsQuery(api));
  const balance = useQuery(balanceQuery(api));
  const minimum = useQuery(configQuery(api)).data?.minWithdraw ?? null;
  const heldSeconds = useQuery(userInfoQuery(api)).data?.withdrawalsHeldSeconds ?? null;
  const usable = useMemo(
    () => cards.data?.filter(isUsable).filter(isCompleteCard).map(toDestination) ?? null,
    [cards.data],
  );
  const flow = useOrderFlow(withdrawFlow, {
    draft: 'withdraw',
    facts: { cards: usable, balance: balance.data ?? null, minimum, heldSeconds },
  });
  const incomplete = cards.data?.find((card) => isUsable(card) && !isCompleteCard(card));
  const missing = incomplete === undefined ? null : missingOf(incomplete, needed.card);
  return { ...flow, cards, balance, missing };
}

function isUsable({ status }: Card): boolean {
  return status === 'usable';
}

/** What is shown of a card; its whole number goes no further. */
function toDestination({ id, kind, bankName, account }: CompleteCard): WithdrawCard {
  return { id, kind, bankName, masked: maskAccount(account) };
}

/** The amount that is typed, US dollars, where the balance covers it or is not known; else null. */
export function payable({ net, most }: Withdraw['view']): DecimalText | null {
  return net === null || (most !== null && compare(net, most) > 0) ? null : net;
}
