import { balanceQuery } from '@corro/client';
import type { RechargeEvent, RechargeView } from '@corro/machines';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../app/api.ts';
import { useOrderFlow } from '../../../flows/orders/useOrderFlow.ts';
import { rechargeFlow, rechargeMethods } from './rechargeFlow.ts';

export interface Recharge {
  readonly view: RechargeView;
  readonly send: (event: RechargeEvent) => void;
}

/** Runs the deposit while the screen is mounted. */
export function useRecharge(): Recharge & { readonly balance: UseQueryResult<string | null> } {
  const balance = useQuery(balanceQuery(useApi()));
  const amount = balance.data ?? null;
  const facts = useMemo(() => ({ balance: amount }), [amount]);
  // The only method is preselected.
  const form = { method: rechargeMethods[0] };
  const flow = useOrderFlow(rechargeFlow, { draft: 'recharge', facts, form });
  return { ...flow, balance };
}
