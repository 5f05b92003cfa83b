/**
 * Time at which a participation in a fund was paid out or cancelled. For earlier participations it
 * comes from the ledger.
 */
export default [
  `alter table fund_orders add column ended_at bigint`,
  `update fund_orders set ended_at = entries.created_at from entries
    where entries.customer_id = fund_orders.customer_id
      and entries.order_number = fund_orders.order_number
      and entries.reason in ('fund-payout', 'fund-cancel')`,
];
