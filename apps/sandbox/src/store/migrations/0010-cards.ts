/** Cards that customers can be paid to; a customer has each account or address once. */
export default [
  `create table cards (
    customer_id uuid not null, card_id uuid not null, kind text not null, bank_name text not null,
    account text not null, holder text not null, status integer not null,
    created_at bigint not null,
    primary key (customer_id, card_id), unique (customer_id, kind, account))`,
];
