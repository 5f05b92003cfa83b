import { defineMessages } from '@corro/messages';

/** Which way the balance changed. */
export const billType = defineMessages({
  expense: { id: 'bill.type.expense' },
  income: { id: 'bill.type.income' },
});
