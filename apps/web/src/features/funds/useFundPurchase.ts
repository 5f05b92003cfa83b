import type { CorroClient, Fund } from '@corro/client';
import type { FundPurchaseEvent, FundPurchaseView, FundTerms, PlacedOrder } from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient, useQueries } from '../../app/room.ts';
import { lookedThrough } from '../../flows/orders/findOrder.ts';
import type { FlowCalls } from '../../flows/orders/flowEffects.ts';
import { fundFlow } from '../../flows/orders/flowKinds.ts';
import { useOrderFlow } from '../../flows/orders/useOrderFlow.ts';

/** A running purchase. */
export interface RunningPurchase {
  readonly view: FundPurchaseView;
  readonly send: (event: FundPurchaseEvent) => void;
  /** As it was last read; undefined where none is chosen, and once it is gone. */
  readonly fund: Fund | undefined;
  /** Reads the funds again: what was refused may no longer be on sale. */
  readonly readAgain: () => void;
}

/** Runs the purchase from one fund (null: what is on its way, if anything) while it is looked at. */
export function useFundPurchase(fundId: string | null): RunningPurchase {
  const client = useClient();
  const queries = useQueries();
  const funds = useQuery(queries.funds());
  const balance = useQuery(queries.balance()).data ?? null;
  const fund = funds.data?.find(({ id }) => id === fundId);
  const isGone = funds.data !== undefined && fund === undefined;
  const facts = useMemo(() => ({ fund: fund ?? null, isGone, balance }), [fund, isGone, balance]);
  const flow = useOrderFlow(fundFlow, {
    name: 'flow:fund',
    draft: 'fund',
    facts,
    changes: ['funds', 'fundOrders'],
    ...callsOver(client),
  });
  return { ...flow, fund, readAgain: () => void funds.refetch() };
}

function callsOver({ funds }: CorroClient): FlowCalls<FundTerms> {
  return {
    async place({ order: { key, terms, confirmedAt } }) {
      const { orderNumber } = await funds.purchase(terms.fundId, key, { confirmedAt });
      return placed(orderNumber, terms.amount);
    },
    async lookUp({ key }, signal) {
      const { rows } = await funds.orders({ page: 1, limit: lookedThrough }, { signal });
      const found = rows.find(({ clientKey }) => clientKey === key);
      return found === undefined ? null : placed(found.orderNumber, found.amount);
    },
  };
}

function placed(orderNumber: string | null, amount: string): PlacedOrder {
  return { orderNumber, price: amount, quantity: 1, fee: null, total: amount };
}
