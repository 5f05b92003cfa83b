import type { Status } from '@corro/domain';
import { type DecodedEntity, type Entity, at, entity } from './codec.ts';
import { type NullableMembers, receipt, numberOrId } from './receipt.ts';
import { optionalDecimal, unsigned } from './numbers.ts';
import type { Ambiguous } from './page.ts';
import { status, optionalOneOf } from './status.ts';
import { optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

const record = {
  orderNumber: numberOrId,
  amount: at('count', optionalDecimal),
  createdAt: at('created_at', optionalTime),
  /** Time of the final status; null before. */
  endedAt: at('ended_at', optionalTime),
  /** Expected time of the final status; null if unknown. */
  expectedAt: at('expected_at', optionalTime),
  /** Why the request is still in progress or failed, as a code or text of the upstream; null if unknown. */
  reason: at('reason', optionalText),
  /** Idempotency-Key of the request; null where the upstream does not store it. */
  clientKey: at('client_key', optionalText),
};

/** Recharge statuses (spec §4; `cancelled` is an extension). */
export const rechargeCodes = { 'in-progress': 1, completed: 2, failed: 3, cancelled: 4 } as const;
/** Withdrawal statuses (spec §4; `cancelled` is an extension). */
export const withdrawalCodes = {
  'in-progress': 'n',
  completed: 'y',
  failed: 'b',
  cancelled: 'c',
} as const;

export const recharge = entity('RechargeRecord', {
  ...record,
  status: at('status', status(rechargeCodes)),
  /** Bank that receives the deposit. */
  bankName: at('branch_bank', optionalText),
});

/**
 * A recharge: `orderNumber`, `status` and `amount` in decimal US dollars. Times (`createdAt`) are
 * epoch milliseconds.
 */
export interface RechargeRecord
  extends DecodedEntity<typeof record>, Entity<typeof recharge>, Ambiguous {}

export const withdrawal = entity('WithdrawRecord', {
  ...record,
  amount: at('count', unsigned),
  status: at('status', status(withdrawalCodes)),
  /** Destination type. */
  kind: at('type', optionalOneOf('bank', 'trc20')),
  /** Bank name; null for an address. */
  bankName: at('branch_bank', optionalText),
  /** Masked account number or address. */
  masked: at('bank_card', optionalText),
  /**
   * Earliest payout, because the destination account is new or changed; null without such a wait.
   */
  payableAt: at('payable_at', optionalTime),
});

/**
 * A withdrawal: `orderNumber`, `status` and `amount` in decimal US dollars. Times (`createdAt`) are
 * epoch milliseconds.
 */
export interface Withdrawal
  extends DecodedEntity<typeof record>, Entity<typeof withdrawal>, Ambiguous {}

const receiptMembers = {
  /** Order number; null where the upstream does not report it. */
  orderNumber: at('no', optionalId),
};

export const moneyReceipt = receipt('MoneyReceipt', receiptMembers);

const repaymentMembers = {
  ...receiptMembers,
  /** Amount taken from the balance, US dollars. */
  amount: at('count', optionalDecimal),
};

export const repaymentReceipt = receipt('MoneyReceipt', repaymentMembers);

/** Receipt of a repayment. */
export interface RepaymentReceipt extends NullableMembers<typeof repaymentMembers> {}

const cancelMembers = {
  ...receiptMembers,
  /** Amount returned to the balance, US dollars; zero where nothing was set aside. */
  returned: at('returned', optionalDecimal),
};

export const cancelReceipt = receipt('CancelReceipt', cancelMembers);

/** Receipt of a cancellation. */
export interface CancelReceipt extends NullableMembers<typeof cancelMembers> {}

/**
 * A recharge, withdrawal or loan: `orderNumber`, `amount` in decimal US dollars, `createdAt` in
 * epoch milliseconds.
 */
export type MoneyRecord = Omit<DecodedEntity<typeof record>, 'endedAt' | 'expectedAt' | 'reason'> &
  Ambiguous & {
    /** Status word of a recharge, withdrawal or loan. */
    status: Status<string>;
  };

/** Receipt of a request for money. */
export interface MoneyReceipt extends NullableMembers<typeof receiptMembers> {}
