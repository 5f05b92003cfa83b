import type { Status } from '@corro/domain';
import { type Decoded, type Entity, at, entity } from './codec.ts';
import { type NullableMembers, receipt, numberOrId } from './receipt.ts';
import { optionalDecimal } from './numbers.ts';
import { status, optionalOneOf } from './status.ts';
import { optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

const record = {
  /** By which the upstream knows the order. */
  orderNumber: numberOrId,
  /** Decimal text in US dollars. */
  amount: at('count', optionalDecimal),
  /** Epoch milliseconds. */
  createdAt: at('created_at', optionalTime),
  /** When it came to its end, epoch milliseconds; null before, and where the upstream does not say. */
  endedAt: at('ended_at', optionalTime),
  /** The Idempotency-Key it was asked for with; null from an upstream that does not keep it. */
  clientKey: at('client_key', optionalText),
};

/** The statuses of recharges (spec §4); the last one is added. */
export const rechargeCodes = { 'in-progress': 1, completed: 2, failed: 3, cancelled: 4 } as const;
/** The statuses of withdrawals (spec §4); the last one is added. */
export const withdrawalCodes = {
  'in-progress': 'n',
  completed: 'y',
  failed: 'b',
  cancelled: 'c',
} as const;

export const recharge = entity('RechargeRecord', {
  ...record,
  /** How far it is. */
  status: at('status', status(rechargeCodes)),
});

/** A recharge. */
export interface RechargeRecord extends Decoded<typeof record>, Entity<typeof recharge> {}

export const withdrawal = entity('WithdrawRecord', {
  ...record,
  /** How far it is. */
  status: at('status', status(withdrawalCodes)),
  /** What it went to: an account or an address. */
  kind: at('type', optionalOneOf('bank', 'trc20')),
  /** Where the account is; null for an address, too. */
  bankName: at('branch_bank', optionalText),
  /** The number or address, as the upstream masked it. */
  masked: at('bank_card', optionalText),
});

/** A withdrawal; null for what the upstream does not say of where it goes. */
export interface Withdrawal extends Decoded<typeof record>, Entity<typeof withdrawal> {}

const receiptMembers = {
  /** By which the upstream knows the order. */
  orderNumber: at('no', optionalId),
};

export const moneyReceipt = receipt('MoneyReceipt', receiptMembers);

const repaymentMembers = {
  ...receiptMembers,
  /** What left the balance, US dollars. */
  amount: at('count', optionalDecimal),
};

export const repaymentReceipt = receipt('MoneyReceipt', repaymentMembers);

/** What paying a loan back came to; null for what the upstream did not say. */
export interface RepaymentReceipt extends NullableMembers<typeof repaymentMembers> {}

const cancelMembers = {
  ...receiptMembers,
  /** What went back to the available balance, US dollars; zero where nothing was set aside. */
  returned: at('returned', optionalDecimal),
};

export const cancelReceipt = receipt('CancelReceipt', cancelMembers);

/** What was cancelled; null for what the upstream did not say. */
export interface CancelReceipt extends NullableMembers<typeof cancelMembers> {}

/** What brought money in or took it out: a recharge, a withdrawal, a loan. */
export type MoneyRecord = Omit<RechargeRecord, 'status' | 'endedAt'> & {
  /** How far it is, in the words of its kind. */
  status: Status<string>;
};

/** What was asked for; null for what the upstream did not say. */
export interface MoneyReceipt extends NullableMembers<typeof receiptMembers> {}
