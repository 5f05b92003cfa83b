import type { Card, CorroClient } from '@corro/client';
import { cardStatus, maskAccount } from '@corro/domain';
import type { WithdrawCard, WithdrawEvent, WithdrawTerms, WithdrawView } from '@corro/machines';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient, useQueries } from '../../../app/room.ts';
import { findRecord, placedAs } from '../../../flows/orders/findRecord.ts';
import type { FlowCalls } from '../../../flows/orders/flowEffects.ts';
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
  const client = useClient();
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
    name: 'flow:withdraw',
    draft: 'withdraw',
    facts: { cards: usable, balance: balance.data ?? null, minimum, heldSeconds },
    changes: ['withdrawals'],
    ...callsOver(client),
  });
  return { ...flow, cards, balance };
}

function isUsable({ status }: Card): boolean {
  return cardStatus(status) === 'usable';
}

/** What is shown of a card; its whole number goes no further. */
function toDestination({ id, kind, bankName, account }: Card): WithdrawCard {
  return { id, kind, bankName, masked: maskAccount(account) };
}

function callsOver({ money }: CorroClient): FlowCalls<WithdrawTerms> {
  return {
    async place({ order: { key, terms, confirmedAt }, code }) {
      const { cardId, amount } = terms;
      const request = { cardId, amount, code };
      const { orderNumber } = await money.withdraw(request, key, { confirmedAt });
      return placedAs(orderNumber, amount);
    },
    lookUp: ({ key }, signal) =>
      findRecord((params, options) => money.withdrawals(params, options), key, signal),
  };
}
