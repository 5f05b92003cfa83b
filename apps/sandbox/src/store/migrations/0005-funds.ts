/** What customers bought of each issue of a fund, and their participations. */
export default [
  `create table fund_sales (
    fund_id text primary key, sold bigint not null, closed boolean not null, check (sold >= 0))`,
  `create table fund_orders (
    customer_id uuid not null, order_number text not null, fund_id text not null,
    name text not null, days integer not null, min_return integer not null,
    max_return integer not null, amount bigint not null, status text not null,
    earned bigint, ends_at bigint not null, created_at bigint not null, client_key uuid,
    primary key (customer_id, order_number))`,
  `create index fund_orders_newest on fund_orders (
    customer_id, created_at desc, order_number desc)`,
];
