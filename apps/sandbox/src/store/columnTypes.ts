import type { PositionType } from '@corro/domain';

// What the columns hold that the database keeps as text; `generate.ts` says which column is of which type.
//
// Money is an integer of cents, a price an integer of millionths of a dollar, a return or rate an integer
// of hundredths of a percent, a time epoch milliseconds. A customer's rows carry the customer's id first in
// every key, so that an engine which spreads rows can keep one customer in one place.

/**
 * `cash`, `held` (set aside for what is not decided yet) and `invested` (in funds) are the
 * customer's; the others are the far ends of the postings, per customer.
 */
export type AccountKind = 'cash' | 'fees' | 'funding' | 'held' | 'invested' | 'loans' | 'market';

/** Why money moved; the app shows it in words. */
export type EntryReason =
  | 'welcome-credit'
  | 'recharge'
  | `${'block' | 'qip'}-buy`
  | 'ipo-application'
  | 'ipo-allotment'
  | 'ipo-refund'
  | 'ipo-cancel'
  | `fund-${'buy' | 'payout' | 'cancel'}`
  | `withdraw-${'request' | 'paid' | 'return' | 'cancel'}`
  | `loan-${'payout' | 'repayment'}`
  | `${PositionType}-${'buy' | 'sell'}`;

/** Who wrote a message. */
export type MessageAuthor = 'customer' | 'agent';

/** How far a case has come. */
export type CaseState = 'open' | 'answered' | 'closed';

/** What an order is for. */
export type OrderSide = 'buy' | 'sell';

/** A bank account, or an address on TRON that takes TRC20 tokens. */
export type CardKind = 'bank' | 'trc20';

/** What a passkey is asked to sign a challenge for. */
export type PasskeyPurpose = 'add' | 'login' | 'withdraw';

/** What kind of device a session is on; of any other kind nothing is kept. */
export type DeviceKind = 'phone' | 'tablet' | 'computer';

/** The words for a device. Null where its browser does not say. */
export interface DeviceWords {
  /** `Chrome`. */
  browser: string | null;
  /** `Android`. */
  system: string | null;
  device: DeviceKind | null;
}

/** The words of the contract (spec §4). */
export type FundOrderStatus = 'active' | 'completed' | 'cancelled';

/** In progress, paid, failed, cancelled: the codes of the contract (spec §4). */
export type WithdrawalStatus = 'n' | 'y' | 'b' | 'c';

/** The kinds of scheduled jobs; each has its handler in `rules/jobs/index.ts`. */
export type JobKind =
  | 'ipo-allotment'
  | 'fund-payout'
  | 'fund-close'
  | 'agent-reply'
  | 'verification-decision'
  | `loan-${'decision' | 'payout' | 'repayment'}`
  | 'recharge-settle'
  | 'withdraw-settle';

/** What a customer is told of; each is written by the transaction that it tells of. */
export type NoticeKind =
  | `ipo-${'allotted' | 'not-allotted'}`
  | `deposit-${'done' | 'failed'}`
  | `withdrawal-${'done' | 'failed'}`
  | `loan-${'granted' | 'rejected' | 'due' | 'paid' | 'late'}`
  | `fund-${'paid' | 'cancelled'}`
  | `identity-${'approved' | 'rejected'}`
  | 'card-removed'
  | `passkey-${'added' | 'removed'}`
  | 'new-login';
