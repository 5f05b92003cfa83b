import { rechargeMachine, rechargeView, type RechargeTerms } from '@corro/machines';
import { isFields, isPrice, isText } from '../../../flows/orders/keptOrders.ts';
import type { DraftValues } from '../../../app/storage/keptDraft.ts';
import { amountDraft } from '../amountDraft.ts';

/** How money can come in. */
export const methods = ['bank'] as const;

interface Typed {
  readonly amountText: string;
  readonly method: string | null;
}

/** Asking for a recharge. */
export const rechargeFlow = {
  flow: rechargeMachine,
  viewOf: rechargeView,
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
