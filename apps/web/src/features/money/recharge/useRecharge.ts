import { balanceQuery } from '@corro/client';
import type { RechargeEvent, RechargeView } from '@corro/machines';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../app/api.ts';
import { useOrderFlow } from '../../../flows/orders/useOrderFlow.ts';
import { rechargeFlow } from './rechargeFlow.ts';

/** A running recharge. */
export interface Recharge {
  readonly view: RechargeView;
  readonly send: (event: RechargeEvent) => void;
}

/** Runs the recharge for as long as the screen is there, with the balance that it adds to. */
export function useRecharge(): Recharge & { readonly balance: UseQueryResult<string | null> } {
  const balance = useQuery(balanceQuery(useApi()));
  const known = balance.data ?? null;
  const facts = useMemo(() => ({ balance: known }), [known]);
  const flow = useOrderFlow(rechargeFlow, { draft: 'recharge', facts });
  return { ...flow, balance };
}
