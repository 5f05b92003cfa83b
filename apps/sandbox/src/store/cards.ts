import { sql, type Selectable } from 'kysely';
import { isUuid } from './numbers.ts';
import type { Db, Trx } from './database.ts';
import type { Database } from './__generated__/tables.ts';
import type { CardKind, NoticeKind } from './columnTypes.ts';

export type CardRow = Selectable<Database['cards']>;

/** Entered card details. A TRC20 address has only an account; the other texts are empty. */
export interface CardFields {
  kind: CardKind;
  bankName: string;
  account: string;
  holder: string;
}

/** Status of a card that money can be sent to (spec §3). */
const usable = 1;

/** Lists the customer's cards in the order they were added. */
export function cardsOf(db: Db, customerId: string): Promise<readonly CardRow[]> {
  return db
    .selectFrom('cards')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('card_id')
    .execute();
}

/** The customer's card; null for an unknown id or another customer's card. */
export async function cardOf(db: Db, customerId: string, cardId: string): Promise<CardRow | null> {
  if (!isUuid(cardId)) return null;
  const row = await db
    .selectFrom('cards')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('card_id', '=', cardId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Facts that decide whether the card of a withdrawal can be paid, at the moment the withdrawal is
 * stored.
 */
export interface Payee {
  /** Version of the card; null if it is gone. */
  version: bigint | null;
  /** Time until which withdrawals are refused, in epoch milliseconds; 0 when they are not. */
  withdrawalsHeldUntil: number;
  codeHash: string | null;
}

/**
 * Reads the card and the hold of withdrawals again, after the confirmation. The caller holds the
 * customer's cash, so a recovery, which stops withdrawals, happens entirely before or after the
 * caller's transaction.
 */
export async function payeeOf(
  trx: Trx,
  { customer_id: customerId, card_id: cardId }: CardRow,
): Promise<Payee> {
  const row = await trx
    .selectFrom('customers')
    .leftJoin('cards', (join) =>
      join.onRef('cards.customer_id', '=', 'customers.customer_id').on('card_id', '=', cardId),
    )
    .select(['version', 'withdrawals_held_until', 'code_hash'])
    .where('customers.customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return {
    version: row.version,
    withdrawalsHeldUntil: Number(row.withdrawals_held_until ?? 0),
    codeHash: row.code_hash,
  };
}

export async function addCard(
  trx: Trx,
  customerId: string,
  { kind, bankName, account, holder }: CardFields,
  { cardId, at, payableAt }: { cardId: string; at: number; payableAt: number | null },
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ first_card_at: BigInt(at) })
    .where('customer_id', '=', customerId)
    .where('first_card_at', 'is', null)
    .execute();
  await trx
    .insertInto('cards')
    .values({
      customer_id: customerId,
      card_id: cardId,
      kind,
      bank_name: bankName,
      account,
      holder,
      status: usable,
      created_at: BigInt(at),
      payable_at: payableAt === null ? null : BigInt(payableAt),
    })
    .execute();
}

/** Deletes a card and adds a notice; false for an unknown card. */
export async function deleteCard(
  db: Db,
  customerId: string,
  cardId: string,
  at: number,
): Promise<boolean> {
  if (!isUuid(cardId)) return false;
  const kind: NoticeKind = 'card-removed';
  // One statement deletes the card and adds the notice, so that neither happens alone. It also sets
  // `first_card_at` if an earlier version added the card and left it null. Otherwise the next card
  // would count as the first one and be exempt from the wait.
  const { rows } = await sql`
    with gone as (
      delete from cards where customer_id = ${customerId}::uuid and card_id = ${cardId}::uuid
      returning customer_id, card_id, bank_name, account
    ), marked as (
      update customers set first_card_at = ${BigInt(at)}
      where customer_id = ${customerId}::uuid and first_card_at is null
        and exists (select 1 from gone)
    ), told as (
      insert into notices (customer_id, notice_id, kind, name, account, created_at)
      select customer_id, ${`${kind}-`} || card_id, ${kind}, bank_name,
        '•••• ' || right(account, 4), ${BigInt(at)}
      from gone
    )
    select 1 from gone`.execute(db);
  return rows.length > 0;
}

/** Changes all details of a card except its kind, and increases its version. */
export async function changeCard(
  trx: Trx,
  { customer_id: customerId, card_id: cardId, version }: CardRow,
  { bankName, account, holder }: CardFields,
  payableAt: number | null,
): Promise<void> {
  await trx
    .updateTable('cards')
    .set({
      bank_name: bankName,
      account,
      holder,
      version: version + 1n,
      payable_at: payableAt === null ? null : BigInt(payableAt),
    })
    .where('customer_id', '=', customerId)
    .where('card_id', '=', cardId)
    .execute();
}
