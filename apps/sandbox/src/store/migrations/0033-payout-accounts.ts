/**
 * Each change of a card increases its version, and a withdrawal names the version of its card. A
 * card that is added or changed after this migration can have a time `payable_at`, before which no
 * withdrawal to the card is paid. Two facts decide whether a card waits: whether the transaction
 * code was set with the login password, and when the first card was added. Codes that exist already
 * count as set without the password.
 */
export default [
  `alter table cards
    add column if not exists version bigint not null default 0, add column if not exists payable_at bigint`,
  `alter table withdrawals add column if not exists payable_at bigint`,
  `alter table customers
    add column if not exists is_code_proven boolean not null default false, add column if not exists first_card_at bigint`,
];
