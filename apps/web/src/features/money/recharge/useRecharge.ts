import type { RechargeRecord } from '@corro/client';
import type { RechargeEvent, RechargeView } from '@corro/machines';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useQueries } from '../../../app/api.ts';
import { newestRecords, recordOf } from '../../../flows/orders/findRecord.ts';
import { useOrderFlow } from '../../../flows/orders/useOrderFlow.ts';
import { rechargeFlow } from './rechargeFlow.ts';

/** A running recharge. */
export interface Recharge {
  readonly view: RechargeView;
  readonly send: (event: RechargeEvent) => void;
}

/** Runs the recharge for as long as the screen is there, with the balance that it adds to. */
export function useRecharge(): Recharge & { readonly balance: UseQueryResult<string> } {
  const balance = useQuery(useQueries().balance());
  const known = balance.data ?? null;
  const facts = useMemo(() => ({ balance: known }), [known]);
  const flow = useOrderFlow(rechargeFlow, { draft: 'recharge', facts });
  return { ...flow, balance };
}

/** The record of a recharge that was asked for, as it comes to its end; undefined until it is read. */
export function useRechargeRecord({
  order,
  placed,
}: Pick<RechargeView, 'order' | 'placed'>): RechargeRecord | undefined {
  const { data } = useQuery({ ...useQueries().recharges(newestRecords), enabled: placed !== null });
  if (order === null || placed === null) return undefined;
  return recordOf(data, { orderNumber: placed.orderNumber, key: order.key });
}
