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
