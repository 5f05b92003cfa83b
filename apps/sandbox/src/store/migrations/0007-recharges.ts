/** Recharges that customers requested, and their status. */
export default [
  `create table recharges (
    customer_id uuid not null, order_number text not null, amount bigint not null,
    status integer not null, client_key uuid, created_at bigint not null,
    primary key (customer_id, order_number), check (amount > 0))`,
  `create index recharges_newest on recharges (
    customer_id, created_at desc, order_number desc)`,
];
