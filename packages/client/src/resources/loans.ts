import type { DecimalText } from '@corro/domain';
import { type CallOptions, type Transport, defined } from '../transport/index.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';
import { decimal, optionalDecimal } from '../wire/decimals.ts';
import { type Schemas, fields, optionalFields } from '../wire/fields.ts';
import { type Page, type PageParams, ofStatus, page } from '../wire/page.ts';
import { id, optionalId, optionalText, status, wholeNumber } from '../wire/text.ts';
import { optionalTime, time } from '../wire/times.ts';
import { type MoneyReceipt, type MoneyRecord, toMoneyReceipt } from './moneyRecord.ts';

/** `state` as the records carry it (spec §4), absent for all. */
export type LoanParams = PageParams & { state?: 0 | 1 | 2 | 3 | 4 | 5 | undefined };

/** What borrowing costs; null for what the upstream does not say. */
type Cost = {
  /** Percent a year of 365 days. */
  rate: DecimalText | null;
  /** From the paying out to the paying back. */
  days: number | null;
};

/** What the customer owes and may borrow, US dollars; null for what the upstream does not say. */
export type LoanSummary = Cost & {
  /** What is due. */
  amountDue: DecimalText | null;
  /** As it came; the domain knows which of them says nothing. */
  creditScore: DecimalText | null;
  /** What may still be borrowed. */
  remaining: DecimalText | null;
};

/** A loan, or the request for one; `status` is its state (spec §4). */
export type LoanRecord = MoneyRecord &
  Cost & {
    /** The interest over the whole time, US dollars. */
    cost: DecimalText | null;
    /** When it is to be paid back, or was; epoch milliseconds, null until it is paid out. */
    repaymentAt: number | null;
  };

export type LoanCalls = ReturnType<typeof createLoanCalls>;

export function createLoanCalls(transport: Transport) {
  const { read, write } = transport;
  return {
    /** What is owed, and what may be borrowed. */
    async summary(options?: CallOptions): Promise<LoanSummary> {
      const data = await read((wire, init) => wire.GET('/stock/success/loans/data', init), options);
      return toLoanSummary(data);
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
      return toMoneyReceipt(data);
    },

    /** Newest first. */
    async list(params: LoanParams, options?: CallOptions): Promise<Page<LoanRecord>> {
      const query = defined(params);
      const data = await read(
        (wire, init) => wire.GET('/stock/success/loans/list', { params: { query }, ...init }),
        options,
      );
      return ofStatus(page(data, 'loans', params, toLoanRecord), params.state);
    },
  };
}

function toLoanSummary(data: unknown): LoanSummary {
  const raw = fields<Schemas['LoanSummary']>(data, 'loan summary');
  return {
    amountDue: optionalDecimal(raw.amountDue, 'loan summary.amountDue'),
    creditScore: optionalDecimal(raw.creditScore, 'loan summary.creditScore'),
    remaining: optionalDecimal(raw.remainingAmount, 'loan summary.remainingAmount'),
    ...toCost(raw, 'loan summary'),
  };
}

function toLoanRecord(raw: unknown): LoanRecord {
  const row = fields<Schemas['LoanRecord']>(raw, 'loan');
  return {
    orderNumber: optionalId(row.no) ?? id(row.id, 'loan.id'),
    amount: decimal(row.count, 'loan.count'),
    status: status(row.state),
    ...toCost(row, 'loan'),
    cost: optionalDecimal(row.cost, 'loan.cost'),
    repaymentAt: optionalTime(row.repayment_time),
    createdAt: time(row.created_at, 'loan.created_at'),
    clientKey: optionalText(row.client_key),
  };
}

function toCost(raw: unknown, where: string): Cost {
  const { rate, days = null } = optionalFields<Schemas['LoanSummary']>(raw);
  return {
    rate: optionalDecimal(rate, `${where}.rate`),
    days: days === null ? null : wholeNumber(days, `${where}.days`),
  };
}
