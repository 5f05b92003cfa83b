import type { BillEntry } from '@corro/client';
import { defineMessages } from '@corro/messages';
import { type I18n, dash } from '../../../app/i18n/i18n.ts';
import type { RouteName } from '../../../links.ts';

/** Where the orders are that a kind of reason comes from, by its first word. */
const places = {
  recharge: 'rechargeRecords',
  withdraw: 'withdrawRecords',
  loan: 'loanRecords',
  stock: 'records',
  forex: 'records',
  futures: 'records',
  treasury: 'records',
  block: 'blockOrders',
  qip: 'qipOrders',
  ipo: 'ipoOrders',
  fund: 'fundOrders',
} as const satisfies Readonly<Record<string, RouteName>>;

/** The records that a change came from; null where it is not known. */
export function recordsOf(reason: string | null): (typeof places)[keyof typeof places] | null {
  const kind = reason?.split('-', 1)[0] ?? '';
  return isPlace(kind) ? places[kind] : null;
}

function isPlace(kind: string): kind is keyof typeof places {
  return Object.hasOwn(places, kind);
}

/** Which way the balance changed. */
export const billType = defineMessages({
  expense: { id: 'bill.type.expense' },
  income: { id: 'bill.type.income' },
});

/** Why the balance changes; the upstream may send others. */
const reasons = defineMessages({
  'block-buy': { id: 'bill.reason.block-buy' },
  'forex-buy': { id: 'bill.reason.forex-buy' },
  'forex-sell': { id: 'bill.reason.forex-sell' },
  'fund-buy': { id: 'bill.reason.fund-buy' },
  'fund-cancel': { id: 'bill.reason.fund-cancel' },
  'fund-payout': { id: 'bill.reason.fund-payout' },
  'futures-buy': { id: 'bill.reason.futures-buy' },
  'futures-sell': { id: 'bill.reason.futures-sell' },
  'ipo-allotment': { id: 'bill.reason.ipo-allotment' },
  'ipo-application': { id: 'bill.reason.ipo-application' },
  'ipo-cancel': { id: 'bill.reason.ipo-cancel' },
  'ipo-refund': { id: 'bill.reason.ipo-refund' },
  'loan-payout': { id: 'bill.reason.loan-payout' },
  'loan-repayment': { id: 'bill.reason.loan-repayment' },
  'qip-buy': { id: 'bill.reason.qip-buy' },
  recharge: { id: 'bill.reason.recharge' },
  'stock-buy': { id: 'bill.reason.stock-buy' },
  'stock-sell': { id: 'bill.reason.stock-sell' },
  'treasury-buy': { id: 'bill.reason.treasury-buy' },
  'treasury-sell': { id: 'bill.reason.treasury-sell' },
  'welcome-credit': { id: 'bill.reason.welcome-credit' },
  'withdraw-cancel': { id: 'bill.reason.withdraw-cancel' },
  'withdraw-request': { id: 'bill.reason.withdraw-request' },
  'withdraw-return': { id: 'bill.reason.withdraw-return' },
});

/** Why the balance changed, as text; an unknown reason is shown as it was sent. */
export function reasonText({ reason, type }: BillEntry, { t }: Pick<I18n, 't'>): string {
  if (reason === null) return type === null ? dash : t(billType[type]);
  return isKnown(reason) ? t(reasons[reason]) : reason;
}

function isKnown(reason: string): reason is keyof typeof reasons {
  return Object.hasOwn(reasons, reason);
}
