/**
 * Sums of a long ledger, so that reading it takes no longer than reading a short one. `summed_to`, on
 * the cash account, is the last entry in the sums. Both are filled when they are first needed
 * (`store/ledgerSums.ts`).
 *
 * `is_moving`, on the cash account, marks an account whose records are moving to a closed account in
 * batches.
 */
export default [
  `alter table accounts add column if not exists summed_to uuid,
    add column if not exists is_moving boolean`,
  `alter table closed_accounts add column if not exists is_moving boolean not null default false`,
  `create table if not exists ledger_sums (
    customer_id uuid not null, span text not null, bucket bigint not null, what text not null,
    amount numeric not null, cost numeric not null, at bigint not null,
    primary key (customer_id, span, bucket, what))`,
];
