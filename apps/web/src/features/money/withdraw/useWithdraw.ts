import type { Card } from '@corro/client';
import { maskAccount } from '@corro/domain';
import type { WithdrawCard, WithdrawEvent, WithdrawView } from '@corro/machines';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useQueries } from '../../../app/api.ts';
import { useOrderFlow } from '../../../flows/orders/useOrderFlow.ts';
import { withdrawFlow } from './withdrawFlow.ts';

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
  readonly balance: UseQueryResult<string>;
}

/** Runs the withdrawal, with what is read for it. */
export function useWithdraw(): Withdraw & WithdrawReadings {
  const queries = useQueries();
  const cards = useQuery(queries.cards());
  const balance = useQuery(queries.balance());
  const minimum = useQuery(queries.config()).data?.minWithdraw ?? null;
  const heldSeconds = useQuery(queries.userInfo()).data?.withdrawalsHeldSeconds ?? null;
  const usable = useMemo(
    () => cards.data?.filter(isUsable).map(toDestination) ?? null,
    [cards.data],
  );
  const flow = useOrderFlow(withdrawFlow, {
    draft: 'withdraw',
    facts: { cards: usable, balance: balance.data ?? null, minimum, heldSeconds },
  });
  return { ...flow, cards, balance };
}

function isUsable({ status }: Card): boolean {
  return status === 'usable';
}

/** What is shown of a card; its whole number goes no further. */
function toDestination({ id, kind, bankName, account }: Card): WithdrawCard {
  return { id, kind, bankName, masked: maskAccount(account) };
}
