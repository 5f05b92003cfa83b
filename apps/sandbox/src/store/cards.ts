import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { isUuid } from './numbers.ts';
import type { Db, Trx } from './open.ts';
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

export async function addCard(
  trx: Trx,
  customerId: string,
  { kind, bankName, account, holder }: CardFields,
  at: number,
): Promise<void> {
  await trx
    .insertInto('cards')
    .values({
      customer_id: customerId,
      card_id: randomUUID(),
      kind,
      bank_name: bankName,
      account,
      holder,
      status: usable,
      created_at: BigInt(at),
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
  // One statement, so that the card never goes without its notice.
  const { rows } = await sql`
    with gone as (
      delete from cards where customer_id = ${customerId}::uuid and card_id = ${cardId}::uuid
      returning customer_id, card_id, bank_name, account
    ), told as (
      insert into notices (customer_id, notice_id, kind, name, account, created_at)
      select customer_id, ${`${kind}-`} || card_id, ${kind}, bank_name,
        '•••• ' || right(account, 4), ${BigInt(at)}
      from gone
    )
    select 1 from gone`.execute(db);
  return rows.length > 0;
}

/** Changes everything but the kind. */
export async function changeCard(
  trx: Trx,
  { customer_id: customerId, card_id: cardId }: CardRow,
  { bankName, account, holder }: CardFields,
): Promise<void> {
  await trx
    .updateTable('cards')
    .set({ bank_name: bankName, account, holder })
    .where('customer_id', '=', customerId)
    .where('card_id', '=', cardId)
    .execute();
}
