import type { BillEntry } from '@corro/client';
import { defineMessages } from '@corro/messages';
import { type I18n, dash } from '../../app/i18n/i18n.ts';
import type { RouteName } from '../../links.ts';

/** Records screen for the reason of a balance change, by the reason's first word. */
const recordRoutes = {
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

/** The records screen that lists the order behind a change; null for an unknown reason. */
export function recordsOf(
  reason: string | null,
): (typeof recordRoutes)[keyof typeof recordRoutes] | null {
  const kind = reason?.split('-', 1)[0] ?? '';
  return hasKey(recordRoutes, kind) ? recordRoutes[kind] : null;
}

export const billType = defineMessages({
  expense: { id: 'bill.type.expense' },
  income: { id: 'bill.type.income' },
});

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

/** The reason of a change in words; an unknown reason is shown as the upstream sent it. */
export function reasonText({ reason, type }: BillEntry, { t }: Pick<I18n, 't'>): string {
  if (reason === null) return type === null ? dash : t(billType[type]);
  return hasKey(reasons, reason) ? t(reasons[reason]) : reason;
}

function hasKey<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key);
}
