/**
 * Questions about one operation. An operation has at most one case that is not closed. The chat
 * message that opened a case has its number.
 */
export default [
  `create table cases (
    customer_id uuid not null, case_number text not null, kind text not null, operation_number text not null,
    name text, amount bigint, subject text not null, message text, state text not null, created_at bigint not null,
    primary key (customer_id, case_number))`,
  `create unique index cases_one on cases (customer_id, kind, operation_number) where state <> 'closed'`,
  `create index cases_newest on cases (customer_id, created_at desc, case_number)`,
  `alter table messages add column case_number text`,
];
