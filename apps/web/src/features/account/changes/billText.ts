import type { BillEntry } from '@corro/client';
import { type DecimalText, subtract } from '@corro/domain';
import type { I18n } from '../../../app/i18n/i18n.ts';
import type { RouteName } from '../../../routing/addresses.ts';

/** Where the orders are that a kind of reason comes from, by its first word. */
const places: Readonly<Record<string, RouteName>> = {
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
};

/** The records that a change came from; null where nothing tells. */
export function recordsOf(reason: string | null): RouteName | null {
  const kind = reason?.split('-', 1)[0] ?? '';
  return Object.hasOwn(places, kind) ? (places[kind] ?? null) : null;
}

/** Why the balance changed, in words; a reason that Corro does not know stands as it was sent. */
export function reasonText({ reason, type }: BillEntry, { t, has }: I18n): string {
  if (reason === null) return t(`bill.type.${type}`);
  const id = `bill.reason.${reason}`;
  return has(id) ? t(id) : reason;
}

/** What the balance grew by: below zero for an expense. Decimal text in US dollars. */
export function signedAmount({ type, amount }: BillEntry): DecimalText {
  return type === 'income' ? amount : subtract('0', amount);
}
