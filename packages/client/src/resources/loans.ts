import type { DecimalText } from '@corro/domain';
import { type CallOptions, type Transport, defined } from '../http/index.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';
import {
  type LoanRecord,
  type LoanSummary,
  loanCodes,
  loanRecord,
  loanSummary,
} from '../codecs/loans.ts';
import { type MoneyReceipt, moneyReceipt } from '../codecs/money.ts';
import { type Page, type PageParams, decodePage, ofStatus } from '../codecs/page.ts';

/** `state`: only those; absent for all. */
export type LoanParams = PageParams & { state?: keyof typeof loanCodes | undefined };

export type LoanCalls = ReturnType<typeof createLoanCalls>;

export function createLoanCalls(transport: Transport) {
  const { read, write } = transport;
  return {
    /** What is owed, and what may be borrowed. */
    async summary(options?: CallOptions): Promise<LoanSummary> {
      const data = await read((wire, init) => wire.GET('/stock/success/loans/data', init), options);
      return loanSummary.decode(data);
    },

    /**
     * Asks for a loan: whole dollars. `key` is the Idempotency-Key, made when the customer confirms.
     * Refusals: `invalid-amount`, `below-minimum`, `above-limit` and others.
     */
    async request(
      amount: DecimalText,
      key: string,
      options?: OrderCallOptions,
    ): Promise<MoneyReceipt> {
      const body = { count: amount };
      const params = orderParams(transport, key, options);
      const data = await write(
        (wire, init) => wire.POST('/stock/success/loans/add', { body, params, ...init }),
        options,
      );
      return moneyReceipt.decode(data);
    },

    /** Newest first. */
    async list(params: LoanParams, options?: CallOptions): Promise<Page<LoanRecord>> {
      const { state, page, limit } = params;
      const query = defined({ state: state && loanCodes[state], page, limit });
      const data = await read(
        (wire, init) => wire.GET('/stock/success/loans/list', { params: { query }, ...init }),
        options,
      );
      return ofStatus(decodePage(data, 'loans', params, loanRecord.decode), state);
    },
  };
}
