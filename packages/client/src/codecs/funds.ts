import { type Entity, at, entity, nullable, type Field } from './codec.ts';
import { isRow } from './rows.ts';
import { type NullableMembers, receipt, numberOrId } from './receipt.ts';
import { optionalDecimal, positive, wholeNumber } from './numbers.ts';
import type { Ambiguous } from './page.ts';
import { status } from './status.ts';
import { nameText, optionalId, optionalLink, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

const terms = {
  /** Fund name. */
  name: at('name', nameText),
  /** Days from purchase to end. */
  periodDays: at('investment_period', nullable(wholeNumber)),
  /** Minimum return in percent over the period; negative where money can be lost. */
  minReturn: at('min_return', optionalDecimal),
  /** Maximum return in percent over the period; not a promise. */
  maxReturn: at('max_return', optionalDecimal),
};

export const fundTerms = entity('FundProject', terms);

/** Period and possible return of a fund. */
export interface FundTermsOfIssue extends Entity<typeof fundTerms> {}

export const fund = entity('Fund', {
  id: at('id', optionalId),
  ...terms,
  /** Price of one participation. */
  amount: at('amount', positive),
  /** Amount of the whole issue. */
  issueAmount: at('issue_amount', optionalDecimal),
  /** Amount of the issue that has been sold. */
  soldAmount: at('sold_amount', optionalDecimal),
  /** Minimum sales; the issue is cancelled below it. Null without a minimum. */
  issueMinimum: at('issue_minimum', positive),
  /** End of sale, epoch milliseconds. */
  issueEndsAt: at('issue_end_time', optionalTime),
  /** What the fund invests in; null where the upstream sends no text. */
  about: at('about', optionalText),
  /** Address of the prospectus; null for none. */
  document: at('document', optionalLink),
  /** Changes with amount, period and return; null where the upstream sends none. */
  version: at('version', optionalId),
});

/** A fund on sale, purchased by its `id`. Amounts are decimal text in US dollars. */
export interface Fund extends FundTermsOfIssue, Entity<typeof fund>, Ambiguous {}

export const fundOrderCodes = {
  active: 'active',
  completed: 'completed',
  cancelled: 'cancelled',
} as const;

/** Decodes the terms of the fund; all members are null for a value that is not an object. */
const project: Field<FundTermsOfIssue> = {
  decode: (value, path) => fundTerms.decode(isRow(value) ? value : {}, path),
  encode: fundTerms.encode,
};

export const fundOrder = entity('FundOrder', {
  orderNumber: numberOrId,
  /** Paid amount. */
  amount: at('amount', optionalDecimal),
  /** Possible return; not a promise. */
  expectedReturn: at('expected_return', optionalDecimal),
  /** Actual return; null until the end. */
  paidReturn: at('paid_return', optionalDecimal),
  /** Status (spec §4). */
  status: at('status', status(fundOrderCodes)),
  /** End of the period. */
  endsAt: at('end_time', optionalTime),
  createdAt: at('created_at', optionalTime),
  /** Payout or cancellation time; null before. */
  endedAt: at('ended_at', optionalTime),
  /** Terms of the fund. */
  fund: at('project', project),
  /** Idempotency-Key of the purchase; null where the upstream does not store it. */
  clientKey: at('client_key', optionalText),
});

/**
 * A participation in a fund. `orderNumber` identifies it. Amounts are decimal text in US dollars,
 * times (`createdAt`) epoch milliseconds.
 */
export interface FundOrder extends Entity<typeof fundOrder>, Ambiguous {}

const receiptMembers = {
  orderNumber: at('no', optionalId),
  endsAt: at('end_time', optionalTime),
};

export const fundReceipt = receipt('FundReceipt', receiptMembers);

/**
 * Receipt of a purchase: `orderNumber`, and the end of the period (`endsAt`) in epoch milliseconds.
 */
export interface FundReceipt extends NullableMembers<typeof receiptMembers> {}
