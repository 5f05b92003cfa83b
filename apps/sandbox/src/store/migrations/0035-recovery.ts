/**
 * Devices on which a passkey was added and last used, and since when it is paused. Devices on which
 * the customer has given the password and the transaction code. A credential belongs to one
 * customer; of earlier doubles it belongs to the first.
 */
export default [
  `alter table passkeys
    add column if not exists browser text, add column if not exists system text, add column if not exists device text,
    add column if not exists used_browser text, add column if not exists used_system text, add column if not exists used_device text,
    add column if not exists paused_at bigint`,
  `alter table devices add column if not exists password_at bigint, add column if not exists code_at bigint`,
  `create table if not exists passkey_credentials (
    credential_id text not null, customer_id uuid not null,
    primary key (credential_id))`,
  `insert into passkey_credentials (credential_id, customer_id)
    select distinct on (credential_id) credential_id, customer_id
    from passkeys order by credential_id, created_at
    on conflict do nothing`,
];
