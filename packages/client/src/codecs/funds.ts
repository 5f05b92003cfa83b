import { type Entity, at, entity, nullable, type Field } from './codec.ts';
import { isRow } from './rows.ts';
import { type NullableMembers, receipt, numberOrId } from './receipt.ts';
import { optionalDecimal, positive, wholeNumber } from './numbers.ts';
import { status } from './status.ts';
import { nameText, optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

/** How long a fund runs and what it may return; null for what the upstream does not say. */
const terms = {
  /** What the fund is called. */
  name: at('name', nameText),
  /** Days from the purchase to the end. */
  periodDays: at('investment_period', nullable(wholeNumber)),
  /** The least that it may return, in percent over the period; below zero where money can be lost. */
  minReturn: at('min_return', optionalDecimal),
  /** The most that it may return, in percent over the period; not a promise. */
  maxReturn: at('max_return', optionalDecimal),
};

export const fundTerms = entity('FundProject', terms);

/** How long a fund runs and what it may return; null for what the upstream does not say. */
export interface FundTermsOfIssue extends Entity<typeof fundTerms> {}

export const fund = entity('Fund', {
  /** Of the fund: a purchase names it. */
  id: at('id', optionalId),
  ...terms,
  /** The price of one participation. */
  amount: at('amount', positive),
  /** What is for sale in all. */
  issueAmount: at('issue_amount', optionalDecimal),
  /** What has been sold of it. */
  soldAmount: at('sold_amount', optionalDecimal),
  /** With less than this sold the issue is cancelled; null where there is no such limit. */
  issueMinimum: at('issue_minimum', positive),
  /** Until when it is sold, epoch milliseconds. */
  issueEndsAt: at('issue_end_time', optionalTime),
});

/** A fund on sale. Amounts are decimal text in US dollars; null for what the upstream does not say. */
export interface Fund extends FundTermsOfIssue, Entity<typeof fund> {}

export const fundOrderCodes = {
  active: 'active',
  completed: 'completed',
  cancelled: 'cancelled',
} as const;

/** Each member is null where the value is not an object. */
const project: Field<FundTermsOfIssue> = {
  decode: (value, where) => fundTerms.decode(isRow(value) ? value : {}, where),
  encode: fundTerms.encode,
};

export const fundOrder = entity('FundOrder', {
  /** By which the upstream knows the order. */
  orderNumber: numberOrId,
  /** What was paid. */
  amount: at('amount', optionalDecimal),
  /** What it may earn, as one figure; not a promise. */
  expectedReturn: at('expected_return', optionalDecimal),
  /** What it has earned; null until the end. */
  paidReturn: at('paid_return', optionalDecimal),
  /** How far it is (spec §4). */
  status: at('status', status(fundOrderCodes)),
  /** When the period ends; null where the upstream does not say. */
  endsAt: at('end_time', optionalTime),
  /** When it was bought. */
  createdAt: at('created_at', optionalTime),
  /** When it was paid out or cancelled; null before, and where the upstream does not say. */
  endedAt: at('ended_at', optionalTime),
  /** What it is a part of. */
  fund: at('project', project),
  /** The Idempotency-Key it was bought with; null from an upstream that does not keep it. */
  clientKey: at('client_key', optionalText),
});

/** A participation in a fund. Amounts are decimal text in US dollars, times epoch milliseconds. */
export interface FundOrder extends Entity<typeof fundOrder> {}

const receiptMembers = {
  /** By which the upstream knows the order. */
  orderNumber: at('no', optionalId),
  /** When the period ends, epoch milliseconds. */
  endsAt: at('end_time', optionalTime),
};

export const fundReceipt = receipt('FundReceipt', receiptMembers);

/** What a purchase came to; null for what the upstream did not say. */
export interface FundReceipt extends NullableMembers<typeof receiptMembers> {}
