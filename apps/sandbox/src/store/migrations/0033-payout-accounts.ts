/**
 * A withdrawal names the version of its card, which each change of the card increases. A card that
 * was added or changed later is paid only from `payable_at`, and so is a withdrawal to it. Whether
 * the transaction code was set with the login password, and when the first card was added, decide
 * whether a card waits. Codes from before count as set without it.
 */
export default [
  `alter table cards
    add column if not exists version bigint not null default 0, add column if not exists payable_at bigint`,
  `alter table withdrawals add column if not exists payable_at bigint`,
  `alter table customers
    add column if not exists is_code_proven boolean not null default false, add column if not exists first_card_at bigint`,
];
