import { listRecharges, requestRecharge, type Transport } from '@corro/client';
import { rechargeMachine, type RechargeTerms, rechargeView } from '@corro/machines';
import { amountDraft, type FlowCalls } from '../../../flows/orders/appOrderFlow.ts';
import { findRecord, toPlacedOrder } from '../../../flows/orders/findOrder.ts';
import { isPrice, isText } from '../../../flows/orders/persistedOrders.ts';
import { isRecord } from '../../../app/settings.ts';

export const rechargeMethods = ['bank'] as const;

export const rechargeFlow = {
  machine: rechargeMachine,
  viewOf: rechargeView,
  name: 'flow:recharge',
  changes: ['recharges'],
  calls: (api: Transport): FlowCalls<RechargeTerms> => ({
    async place({ order: { key, terms, confirmedAt } }) {
      const { orderNumber } = await requestRecharge(api, terms.amount, key, { confirmedAt });
      return toPlacedOrder(orderNumber, terms.amount);
    },
    find: (order, signal) => findRecord(api, listRecharges, order, signal),
  }),
  isTerms: (value: unknown): value is RechargeTerms =>
    isRecord(value) && isPrice(value['amount']) && isText(value['method']),
  ...amountDraft,
};
