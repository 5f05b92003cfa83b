import { compare, type DecimalText } from '@corro/domain';
import { decimal, optionalDecimal } from '../wire/decimals.ts';
import { type Schemas, fields, optionalFields } from '../wire/fields.ts';
import { id, optionalId, optionalText, status, text, wholeNumber } from '../wire/text.ts';
import { optionalTime, time } from '../wire/times.ts';

/** How long a fund runs and what it may return; null for what the upstream does not say. */
export type FundTermsOfIssue = {
  /** What the fund is called. */
  name: string;
  /** Days from the purchase to the end. */
  periodDays: number | null;
  /** The least that it may return, in percent over the period; below zero where money can be lost. */
  minReturn: DecimalText | null;
  /** The most that it may return, in percent over the period; not a promise. */
  maxReturn: DecimalText | null;
};

/** A fund on sale. Amounts are decimal text in US dollars; null for what the upstream does not say. */
export type Fund = FundTermsOfIssue & {
  /** Of the fund: a purchase names it. */
  id: string;
  /** The price of one participation. */
  amount: DecimalText;
  /** What is for sale in all. */
  issueAmount: DecimalText | null;
  /** What has been sold of it. */
  soldAmount: DecimalText | null;
  /** With less than this sold the issue is cancelled; null where there is no such limit. */
  issueMinimum: DecimalText | null;
  /** Until when it is sold, epoch milliseconds. */
  issueEndsAt: number | null;
};

/** A participation in a fund. Amounts are decimal text in US dollars, times epoch milliseconds. */
export type FundOrder = {
  /** By which the upstream knows the order. */
  orderNumber: string;
  /** What was paid. */
  amount: DecimalText;
  /** What it may earn, as one figure; not a promise. */
  expectedReturn: DecimalText | null;
  /** What it has earned; null until the end. */
  paidReturn: DecimalText | null;
  /** As it came; the domain knows what it means. */
  status: string | number | null;
  /** When the period ends; null where the upstream does not say. */
  endsAt: number | null;
  /** When it was bought. */
  createdAt: number;
  /** What it is a part of. */
  fund: FundTermsOfIssue;
  /** The Idempotency-Key it was bought with; null from an upstream that does not keep it. */
  clientKey: string | null;
};

export function toFund(raw: unknown): Fund {
  const row = fields<Schemas['Fund']>(raw, 'fund');
  const minimum = optionalDecimal(row.issue_minimum, 'fund.issue_minimum');
  return {
    id: id(row.id, 'fund.id'),
    ...toTerms(row, 'fund'),
    amount: decimal(row.amount, 'fund.amount'),
    issueAmount: optionalDecimal(row.issue_amount, 'fund.issue_amount'),
    soldAmount: optionalDecimal(row.sold_amount, 'fund.sold_amount'),
    issueMinimum: minimum === null || compare(minimum, '0') <= 0 ? null : minimum,
    issueEndsAt: optionalTime(row.issue_end_time),
  };
}

export function toFundOrder(raw: unknown): FundOrder {
  const row = fields<Schemas['FundOrder']>(raw, 'fund order');
  return {
    orderNumber: optionalId(row.no) ?? id(row.id, 'fund order.id'),
    amount: decimal(row.amount, 'fund order.amount'),
    expectedReturn: optionalDecimal(row.expected_return, 'fund order.expected_return'),
    paidReturn: optionalDecimal(row.paid_return, 'fund order.paid_return'),
    status: status(row.status),
    endsAt: optionalTime(row.end_time),
    createdAt: time(row.created_at, 'fund order.created_at'),
    fund: toTerms(row.project, 'fund order.project'),
    clientKey: optionalText(row.client_key),
  };
}

function toTerms(raw: unknown, where: string): FundTermsOfIssue {
  const row = optionalFields<Schemas['FundProject']>(raw);
  const days = row.investment_period ?? null;
  return {
    name: text(row.name, `${where}.name`),
    periodDays: days === null ? null : wholeNumber(days, `${where}.investment_period`),
    minReturn: optionalDecimal(row.min_return, `${where}.min_return`),
    maxReturn: optionalDecimal(row.max_return, `${where}.max_return`),
  };
}
