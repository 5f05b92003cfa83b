import {
  withdrawMachine,
  withdrawView,
  type WithdrawForm,
  type WithdrawTerms,
} from '@corro/machines';
import type { DraftValues } from '../../../app/storage/keptDraft.ts';
import { isFields, isPrice, isText } from '../../../flows/orders/keptOrders.ts';

/** Withdrawing, as the device runs and keeps it. */
export const withdrawFlow = {
  flow: withdrawMachine,
  viewOf: withdrawView,
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
