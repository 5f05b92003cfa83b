/**
 * Passkeys get the devices on which they were added and last used, and the time since which they
 * are paused. Devices get the times at which the customer gave the password and the transaction
 * code there. A credential belongs to one customer; if several have it, the first one keeps it.
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
