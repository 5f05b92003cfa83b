/** Devices that a customer has logged in on, and keys that the sandbox signs with. */
export default [
  `create table devices (
    customer_id uuid not null, device_hash text not null, used_at bigint not null,
    primary key (customer_id, device_hash))`,
  `create table signing_keys (name text primary key, value text not null)`,
  `create index attempts_oldest on attempts (since)`,
];
