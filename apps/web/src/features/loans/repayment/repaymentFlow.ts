import { listLoans, type LoanRecord, repayLoan, type Transport } from '@corro/client';
import {
  type LoanRepaymentEvent,
  loanRepaymentMachine,
  loanRepaymentView,
  type LoanRepaymentView,
  type LoanToRepay,
  repaymentTotal,
} from '@corro/machines';
import type { FlowCalls } from '../../../flows/orders/appOrderFlow.ts';
import { newestRecordsPage, toPlacedOrder } from '../../../flows/orders/findOrder.ts';
import { isCompleteLoan } from '../../../flows/orders/complete.ts';
import { isPrice, isText } from '../../../flows/orders/persistedOrders.ts';
import type { RunningFlow } from '../../../flows/orders/useOrderFlow.ts';
import { isRecord } from '../../../app/settings.ts';

export const repaymentFlow = {
  machine: loanRepaymentMachine,
  viewOf: loanRepaymentView,
  name: 'flow:loan-repayment',
  changes: ['loans', 'loanSummary'],
  calls: (api: Transport): FlowCalls<LoanToRepay> => ({
    async place({ order: { key, terms, confirmedAt } }) {
      const { orderNumber, amount } = await repayLoan(api, terms.orderNumber, key, {
        confirmedAt,
      });
      return toPlacedOrder(orderNumber ?? terms.orderNumber, amount);
    },
    // A loan is repaid once, so a paid loan proves this repayment without its key.
    async find({ terms }, signal) {
      const { rows } = await listLoans(api, { ...newestRecordsPage, state: 'paid' }, { signal });
      const isPaid = rows.some(({ orderNumber }) => orderNumber === terms.orderNumber);
      return isPaid ? toPlacedOrder(terms.orderNumber, repaymentTotal(terms)) : null;
    },
  }),
  isTerms: (value: unknown): value is LoanToRepay =>
    isRecord(value) &&
    isText(value['orderNumber']) &&
    isPrice(value['amount']) &&
    isPrice(value['cost']),
  draftOf: () => null,
  formOf: () => ({}),
};

export type LoanRepayment = RunningFlow<LoanRepaymentEvent, LoanRepaymentView>;

/** The fields that a repayment needs; null unless the loan is unpaid and has all of them. */
export function loanToRepay(loan: LoanRecord | undefined): LoanToRepay | null {
  if (loan?.status !== 'unpaid' || !isCompleteLoan(loan)) return null;
  const { orderNumber, amount, cost } = loan;
  return { orderNumber, amount, cost };
}
