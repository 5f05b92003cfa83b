import type { PositionType } from '@corro/domain';

// Types of text columns; `generate.ts` assigns them. Money is an integer of cents, a price an
// integer of millionths of a dollar, a rate an integer of hundredths of a percent, a time epoch
// milliseconds. The customer's id comes first in every key, so that a distributed engine can place
// a customer on one node.

/**
 * `cash`, `held` (set aside for undecided operations) and `invested` (in funds) belong to the
 * customer. The others are the counter-accounts of postings.
 */
export type AccountKind = 'cash' | 'fees' | 'funding' | 'held' | 'invested' | 'loans' | 'market';

/** Reason of a movement, shown in the bill. */
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

export type MessageAuthor = 'customer' | 'agent';

export type CaseState = 'open' | 'answered' | 'closed';

export type OrderSide = 'buy' | 'sell';

/** A bank account, or a TRON address for TRC20 tokens. */
export type CardKind = 'bank' | 'trc20';

export type PasskeyPurpose = 'add' | 'card' | 'login' | 'withdraw';

export type DeviceKind = 'phone' | 'tablet' | 'computer';

/** Description of a device; a part is null if the browser does not send it. */
export interface DeviceWords {
  browser: string | null;
  system: string | null;
  device: DeviceKind | null;
}

/** Fund order statuses of the contract (spec §4). */
export type FundOrderStatus = 'active' | 'completed' | 'cancelled';

/** Codes of the contract: in progress, paid, failed, cancelled (spec §4). */
export type WithdrawalStatus = 'n' | 'y' | 'b' | 'c';

export type JobKind =
  | 'account-move'
  | 'ipo-allotment'
  | 'fund-payout'
  | 'fund-close'
  | 'agent-reply'
  | 'verification-decision'
  | `loan-${'decision' | 'payout' | 'repayment'}`
  | 'recharge-settle'
  | `withdraw-${'settle' | 'stop'}`;

/** Kinds of notices. The transaction that changes something also writes the notice about it. */
export type NoticeKind =
  | `ipo-${'allotted' | 'not-allotted'}`
  | `deposit-${'done' | 'failed'}`
  | `withdrawal-${'done' | 'failed' | 'waiting' | 'stopped'}`
  | `loan-${'granted' | 'rejected' | 'due' | 'paid' | 'late'}`
  | `fund-${'paid' | 'cancelled'}`
  | `identity-${'approved' | 'rejected'}`
  | `card-${'added' | 'changed' | 'removed'}`
  | `passkey-${'added' | 'removed'}`
  | 'passkeys-paused'
  | 'new-login';
