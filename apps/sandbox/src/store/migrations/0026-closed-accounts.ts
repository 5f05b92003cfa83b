/**
 * What an account held when its customer started over is kept under an id of its own that no login
 * opens: the ledger loses nothing. `opened_at` is when the customer last started over.
 */
export default [
  `create table closed_accounts (
    customer_id uuid not null, account_id uuid not null, closed_at bigint not null,
    primary key (customer_id, account_id))`,
  `alter table customers add column opened_at bigint`,
];
