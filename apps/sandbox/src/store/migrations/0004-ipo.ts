/**
 * Applications for offerings, and the book of each offering. A book decides for all customers at
 * once, so its key and the index of applications by offering do not begin with a customer.
 */
export default [
  `create table ipo_books (
    ipo_id text primary key, offered bigint not null, demand bigint not null,
    applied bigint, check (offered > 0))`,
  `create table ipo_applications (
    customer_id uuid not null, ipo_id text not null, order_number text not null,
    series text not null, symbol text not null, name text not null, quantity bigint not null,
    price bigint not null, held bigint not null, closes_at bigint not null,
    status integer not null, allotted bigint, amount bigint, fee bigint, returned bigint,
    client_key uuid, created_at bigint not null,
    primary key (customer_id, ipo_id), check (quantity > 0))`,
  `create index ipo_applications_newest
    on ipo_applications (customer_id, created_at desc, order_number desc)`,
  `create index ipo_applications_of on ipo_applications (ipo_id)`,
];
