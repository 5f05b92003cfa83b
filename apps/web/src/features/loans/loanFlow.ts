import { listLoans, requestLoan, type Transport } from '@corro/client';
import {
  type LoanRequestEvent,
  loanRequestMachine,
  type LoanRequestTerms,
  loanRequestView,
  type LoanRequestView,
} from '@corro/machines';
import { amountDraft, type FlowCalls } from '../../flows/orders/appOrderFlow.ts';
import { findRecord, toPlacedOrder } from '../../flows/orders/findOrder.ts';
import { isPrice, isQuantity, isVersion } from '../../flows/orders/persistedOrders.ts';
import type { RunningFlow } from '../../flows/orders/useOrderFlow.ts';
import { isRecord } from '../../app/settings.ts';

export const loanFlow = {
  machine: loanRequestMachine,
  viewOf: loanRequestView,
  name: 'flow:loan',
  changes: ['loans', 'loanSummary'],
  calls: (api: Transport): FlowCalls<LoanRequestTerms> => ({
    async place({ order: { key, terms, confirmedAt } }) {
      const { orderNumber } = await requestLoan(api, terms, key, { confirmedAt });
      return toPlacedOrder(orderNumber, terms.amount);
    },
    find: (order, signal) => findRecord(api, listLoans, order, signal),
  }),
  isTerms: (value: unknown): value is LoanRequestTerms =>
    isRecord(value) &&
    isPrice(value['amount']) &&
    isVersion(value['version']) &&
    (value['rate'] === null || isPrice(value['rate'])) &&
    (value['days'] === null || isQuantity(value['days'])) &&
    (value['fee'] === undefined || value['fee'] === null || isPrice(value['fee'])),
  ...amountDraft,
};

export type LoanRequest = RunningFlow<LoanRequestEvent, LoanRequestView>;
