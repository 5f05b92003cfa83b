/** The chat with customer service. */
export default [
  `create table messages (
    customer_id uuid not null, message_id uuid not null, author text not null, text text not null,
    client_key uuid, is_read boolean not null, created_at bigint not null,
    primary key (customer_id, message_id))`,
  `create index messages_newest on messages (customer_id, created_at desc, message_id)`,
];
