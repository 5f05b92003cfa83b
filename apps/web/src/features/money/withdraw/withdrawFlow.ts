import { listWithdrawals, requestWithdrawal, type Transport } from '@corro/client';
import {
  type WithdrawForm,
  withdrawMachine,
  type WithdrawTerms,
  withdrawView,
} from '@corro/machines';
import type { DraftValues } from '../../../app/storage/drafts.ts';
import type { FlowCalls } from '../../../flows/orders/appOrderFlow.ts';
import { findRecord, toPlacedOrder } from '../../../flows/orders/findOrder.ts';
import { isPrice, isQuantity, isText, isVersion } from '../../../flows/orders/persistedOrders.ts';
import { isRecord } from '../../../app/settings.ts';

export const withdrawFlow = {
  machine: withdrawMachine,
  viewOf: withdrawView,
  name: 'flow:withdraw',
  changes: ['withdrawals', 'cards'],
  calls: (api: Transport): FlowCalls<WithdrawTerms> => ({
    async place({ order: { key, terms, confirmedAt }, code, passkey = null }) {
      const { cardId, version: cardVersion, amount } = terms;
      const request = { cardId, cardVersion, amount, code, passkey };
      const { orderNumber } = await requestWithdrawal(api, request, key, { confirmedAt });
      return toPlacedOrder(orderNumber, amount);
    },
    find: (order, signal) => findRecord(api, listWithdrawals, order, signal),
  }),
  isTerms: (value: unknown): value is WithdrawTerms =>
    isRecord(value) &&
    isText(value['cardId']) &&
    (value['kind'] === 'bank' || value['kind'] === 'trc20') &&
    typeof value['bankName'] === 'string' &&
    isText(value['masked']) &&
    isVersion(value['version']) &&
    isVersion(value['holder'] || null) &&
    (value['payableAt'] === undefined ||
      value['payableAt'] === null ||
      isQuantity(value['payableAt'])) &&
    isPrice(value['amount']),
  draftOf: ({ amountText, cardId }: WithdrawForm) =>
    amountText === '' ? null : { amount: amountText, ...(cardId === null ? {} : { card: cardId }) },
  formOf: ({ amount = '', card }: DraftValues): WithdrawForm => ({
    amountText: amount,
    cardId: card ?? null,
  }),
};
