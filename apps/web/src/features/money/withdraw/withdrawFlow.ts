import type { CorroClient } from '@corro/client';
import {
  withdrawMachine,
  withdrawView,
  type WithdrawForm,
  type WithdrawTerms,
} from '@corro/machines';
import type { DraftValues } from '../../../app/storage/drafts.ts';
import { findRecord, placedAs } from '../../../flows/orders/findRecord.ts';
import type { FlowCalls } from '../../../flows/orders/appOrderFlow.ts';
import { isFields, isPrice, isText } from '../../../flows/orders/persistedOrders.ts';

/** Withdrawing, as the device runs and keeps it. */
export const withdrawFlow = {
  machine: withdrawMachine,
  viewOf: withdrawView,
  name: 'flow:withdraw',
  changes: ['withdrawals'],
  calls: ({ money }: CorroClient): FlowCalls<WithdrawTerms> => ({
    async place({ order: { key, terms, confirmedAt }, code }) {
      const { cardId, amount } = terms;
      const request = { cardId, amount, code };
      const { orderNumber } = await money.withdraw(request, key, { confirmedAt });
      return placedAs(orderNumber, amount);
    },
    lookUp: ({ key }, signal) =>
      findRecord((params, options) => money.withdrawals(params, options), key, signal),
  }),
  isTerms: (value: unknown): value is WithdrawTerms =>
    isFields(value) &&
    isText(value['cardId']) &&
    (value['kind'] === 'bank' || value['kind'] === 'trc20') &&
    typeof value['bankName'] === 'string' &&
    isText(value['masked']) &&
    isPrice(value['amount']),
  draftOf: ({ amountText, cardId }: WithdrawForm) =>
    amountText === '' ? null : { amount: amountText, ...(cardId === null ? {} : { card: cardId }) },
  formOf: ({ amount = '', card }: DraftValues): WithdrawForm => ({
    amountText: amount,
    cardId: card ?? null,
  }),
};
