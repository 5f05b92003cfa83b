/** Adds scheduled jobs, and accounts for held and invested money. */
export default [
  `create table due_work (
    customer_id uuid not null, kind text not null, subject text not null, due_at bigint not null,
    primary key (customer_id, kind, subject))`,
  `create index due_work_first on due_work (customer_id, due_at)`,
  `insert into accounts (customer_id, kind, available)
    select c.customer_id, k.kind, 0 from customers c
    cross join (values ('held'), ('invested')) as k(kind)`,
];
