/** Customers, the ledger, orders of shares and their lots, favourites, news. */
export default [
  `create table phones (phone text primary key, customer_id uuid not null)`,
  `create table customers (
    customer_id uuid primary key, phone text not null, customer_number text not null,
    password_hash text not null, code_hash text, created_at bigint not null)`,
  `create table sessions (
    customer_id uuid not null, token_hash text not null, created_at bigint not null,
    expires_at bigint not null, primary key (customer_id, token_hash))`,
  `create table attempts (subject text primary key, wrong integer not null, since bigint not null)`,
  `create table accounts (
    customer_id uuid not null, kind text not null, available bigint not null,
    primary key (customer_id, kind), check (kind <> 'cash' or available >= 0))`,
  `create table entries (
    customer_id uuid not null, entry_id uuid not null, reason text not null, order_number text,
    created_at bigint not null, primary key (customer_id, entry_id))`,
  `create index entries_newest on entries (customer_id, created_at desc, entry_id desc)`,
  `create table postings (
    customer_id uuid not null, entry_id uuid not null, kind text not null, amount bigint not null,
    balance_after bigint not null, primary key (customer_id, entry_id, kind))`,
  `create table orders (
    customer_id uuid not null, order_number text not null, side text not null, mold text not null,
    symbol text not null, name text not null, market text not null, quantity bigint not null,
    price bigint not null, sell_price bigint, amount bigint not null, fee bigint not null,
    total bigint not null, status integer not null, client_key uuid, lot_number text,
    created_at bigint not null, primary key (customer_id, order_number),
    check (quantity > 0))`,
  `create index orders_newest on orders (customer_id, mold, created_at desc, order_number desc)`,
  `create table lots (
    customer_id uuid not null, order_number text not null, type text not null,
    symbol text not null, name text not null, market text not null, quantity bigint not null,
    cost_price bigint not null, cost_total bigint not null, created_at bigint not null,
    sold_by text,
    primary key (customer_id, order_number))`,
  `create index lots_newest on lots (customer_id, type, created_at desc, order_number desc)`,
  `create table idempotency (
    customer_id uuid not null, key uuid not null, fingerprint text not null, answer text not null,
    created_at bigint not null, primary key (customer_id, key))`,
  `create table favourites (
    customer_id uuid not null, symbol text not null, created_at bigint not null,
    primary key (customer_id, symbol))`,
  `create table news (
    news_id text primary key, title text not null, subhead text not null, img text,
    content text not null, created_at bigint not null, updated_at bigint not null)`,
];
