import type { CorroClient } from '@corro/client';
import { rechargeMachine, rechargeView, type RechargeTerms } from '@corro/machines';
import { isFields, isPrice, isText } from '../../../flows/orders/persistedOrders.ts';
import type { DraftValues } from '../../../app/storage/drafts.ts';
import { amountDraft } from '../../../flows/orders/flowDrafts.ts';
import { findRecord, placedAs } from '../../../flows/orders/findRecord.ts';
import type { FlowCalls } from '../../../flows/orders/appOrderFlow.ts';

/** How money can come in. */
export const methods = ['bank'] as const;

interface Typed {
  readonly amountText: string;
  readonly method: string | null;
}

/** Asking for a recharge. */
export const rechargeFlow = {
  machine: rechargeMachine,
  viewOf: rechargeView,
  name: 'flow:recharge',
  changes: ['recharges'],
  calls: ({ money }: CorroClient): FlowCalls<RechargeTerms> => ({
    async place({ order: { key, terms, confirmedAt } }) {
      const { orderNumber } = await money.recharge(terms.amount, key, { confirmedAt });
      return placedAs(orderNumber, terms.amount);
    },
    lookUp: ({ key }, signal) =>
      findRecord((params, options) => money.recharges(params, options), key, signal),
  }),
  isTerms: (value: unknown): value is RechargeTerms =>
    isFields(value) && isPrice(value['amount']) && isText(value['method']),
  draftOf(typed: Typed): DraftValues | null {
    const amount = amountDraft.draftOf(typed);
    return typed.method === null ? amount : { ...amount, method: typed.method };
  },
  formOf: ({ method, ...draft }: DraftValues) => ({
    ...amountDraft.formOf(draft),
    ...(method === undefined ? {} : { method }),
  }),
};
