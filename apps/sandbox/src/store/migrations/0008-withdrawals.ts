/** Withdrawals, each with a copy of its destination at the time of the request. */
export default [
  `create table withdrawals (
    customer_id uuid not null, order_number text not null, card_kind text not null,
    bank_name text not null, masked_account text not null, amount bigint not null, status text not null,
    client_key uuid, created_at bigint not null,
    primary key (customer_id, order_number), check (amount > 0))`,
  `create index withdrawals_newest on withdrawals (
    customer_id, created_at desc, order_number desc)`,
];
