/**
 * When a customer starts over, the records of the account move to an id of their own, which no
 * login opens, so that nothing in the ledger is deleted. `opened_at` is the time at which the
 * customer last started over.
 */
export default [
  `create table closed_accounts (
    customer_id uuid not null, account_id uuid not null, closed_at bigint not null,
    primary key (customer_id, account_id))`,
  `alter table customers add column opened_at bigint`,
];
