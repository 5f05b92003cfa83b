/**
 * Notices for customers, each written once. The payout of a loan also writes a reminder, which is
 * shown from three days before the loan is due. For loans that are already paid out, this migration
 * writes the reminder.
 */
export default [
  `create table notices (
    customer_id uuid not null, notice_id text not null, kind text not null, order_number text,
    symbol text, name text, account text, asked bigint, quantity bigint, amount bigint, returned bigint, earned bigint,
    ends_at bigint, is_read boolean not null default false, created_at bigint not null,
    primary key (customer_id, notice_id))`,
  `create index notices_newest on notices (customer_id, created_at desc, notice_id desc)`,
  `insert into notices
      (customer_id, notice_id, kind, order_number, amount, ends_at, created_at)
    select customer_id, 'loan-due-' || order_number, 'loan-due', order_number, amount + cost,
      repayment_at, repayment_at - 259200000
    from loans where state = 4 and not is_late and repayment_at is not null`,
];
