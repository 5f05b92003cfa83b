/**
 * Loans, the credit that each customer has in use, and the account of lent money. No customer had a
 * loan before.
 */
export default [
  `create table loans (
    customer_id uuid not null, order_number text not null, amount bigint not null,
    rate integer not null, days integer not null, cost bigint not null, state integer not null,
    is_late boolean not null, repayment_at bigint, client_key uuid, created_at bigint not null,
    primary key (customer_id, order_number), check (amount > 0))`,
  `create index loans_newest on loans (customer_id, created_at desc, order_number desc)`,
  `create table credit_lines (
    customer_id uuid primary key, used bigint not null, check (used >= 0))`,
  `insert into accounts (customer_id, kind, available)
    select customer_id, 'loans', 0 from customers`,
];
