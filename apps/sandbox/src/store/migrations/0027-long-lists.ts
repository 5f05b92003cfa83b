/**
 * Lists of any length, and ended sessions.
 *
 * Ledger entries get ids in the order of their time (UUID version 7), also those of the first
 * versions, so that movements can be listed by the postings alone. `list_marks` marks every
 * hundredth row of a long list; only version 0.1.0 uses it (migration 0031). `ended_sessions` names
 * a session for as long as a process may remember that it was open.
 */
const timeOf = (id: string) => `left(replace(${id}::text, '-', ''), 12)`;
const time = `lpad(to_hex(entries.created_at), 12, '0')`;
const renamed = (id: string) =>
  `(left(${time}, 8) || '-' || right(${time}, 4) || '-7' || substr(${id}::text, 16))::uuid`;
const isOfFirstVersions = `${timeOf('entries.entry_id')} <> ${time}`;

export default [
  `update postings set entry_id = ${renamed('postings.entry_id')} from entries
    where entries.customer_id = postings.customer_id and entries.entry_id = postings.entry_id
      and ${isOfFirstVersions}`,
  `update entries set entry_id = ${renamed('entry_id')} where ${isOfFirstVersions}`,
  `create table list_marks (
    customer_id uuid not null, list text not null, since bigint not null, rows bigint not null,
    at bigint not null, id text not null, income bigint not null, expense bigint not null,
    primary key (customer_id, list, since, rows))`,
  `create index list_marks_by_time on list_marks (customer_id, list, since, at, id, rows)`,
  `create table ended_sessions (
    customer_id uuid not null, token_hash text not null, ended_at bigint not null,
    primary key (customer_id, token_hash))`,
  `create index ended_sessions_by_time on ended_sessions (ended_at)`,
  `create index postings_cash on postings (customer_id, entry_id) where kind = 'cash'`,
  `create index postings_income on postings (customer_id, entry_id)
    where kind = 'cash' and amount > 0`,
  `create index postings_expense on postings (customer_id, entry_id)
    where kind = 'cash' and amount < 0`,
  `create index orders_by_status on orders (
    customer_id, mold, status, created_at desc, order_number desc)`,
  `create index orders_by_symbol on orders (
    customer_id, mold, symbol, created_at desc, order_number desc)`,
  `create index recharges_by_status on recharges (
    customer_id, status, created_at desc, order_number desc)`,
  `create index withdrawals_by_status on withdrawals (
    customer_id, status, created_at desc, order_number desc)`,
  `create index lots_open on lots (customer_id, type, created_at desc, order_number desc)
    where sold_by is null`,
];
