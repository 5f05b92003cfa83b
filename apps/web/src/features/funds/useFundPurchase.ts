import { balanceQuery, type Fund, fundsQuery } from '@corro/client';
import type { FundPurchaseEvent, FundPurchaseView } from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../app/api.ts';
import { useOrderFlow } from '../../flows/orders/useOrderFlow.ts';
import { fundFlow } from './fundFlow.ts';
import { isCompleteFund } from '../../flows/orders/complete.ts';

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
  const api = useApi();
  const funds = useQuery(fundsQuery(api));
  const balance = useQuery(balanceQuery(api)).data ?? null;
  const fund = funds.data?.find(({ id }) => id === fundId);
  const isGone = funds.data !== undefined && fund === undefined;
  const facts = useMemo(
    () => ({
      fund: fund !== undefined && isCompleteFund(fund) ? fund : null,
      isGone,
      balance,
    }),
    [fund, isGone, balance],
  );
  const flow = useOrderFlow(fundFlow, { draft: 'fund', facts });
  return { ...flow, fund, readAgain: () => void funds.refetch() };
}
