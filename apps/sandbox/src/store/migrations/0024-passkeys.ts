/**
 * Passkeys of customers, and the challenges that they sign. A challenge has no customer, because
 * the customer of a login is unknown until the answer comes.
 */
export default [
  `create table passkeys (
    customer_id uuid not null, passkey_id uuid not null, credential_id text not null,
    public_key bytea not null, counter bigint not null, transports text not null, name text,
    created_at bigint not null, used_at bigint,
    primary key (customer_id, passkey_id), unique (customer_id, credential_id))`,
  `create table passkey_challenges (
    challenge text not null, purpose text not null, subject text not null,
    expires_at bigint not null,
    primary key (challenge))`,
  `create index passkey_challenges_by_expiry on passkey_challenges (expires_at)`,
];
