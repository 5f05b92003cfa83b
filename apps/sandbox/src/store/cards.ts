import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from './open.ts';
import type { Database } from './__generated__/tables.ts';
import type { CardKind, NoticeKind } from './columnTypes.ts';

export type CardRow = Selectable<Database['cards']>;

/** What a customer enters of a card; of an address the account alone, the rest is empty. */
export interface CardFields {
  kind: CardKind;
  bankName: string;
  account: string;
  holder: string;
}

/** The status of a card that money can be sent to (spec §3). */
const usable = 1;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The customer's cards in the order in which they were added. */
export function cardsOf(db: Db, customerId: string): Promise<readonly CardRow[]> {
  return db
    .selectFrom('cards')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('card_id')
    .execute();
}

/** The customer's card of that id; null where there is none, such as for another customer's. */
export async function cardOf(db: Db, customerId: string, cardId: string): Promise<CardRow | null> {
  if (!uuid.test(cardId)) return null;
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

/** Deletes the customer's card of that id, and tells of it; false where there is none. */
export async function deleteCard(
  db: Db,
  customerId: string,
  cardId: string,
  at: number,
): Promise<boolean> {
  if (!uuid.test(cardId)) return false;
  const kind: NoticeKind = 'card-removed';
  // One statement: a card is gone and told of, or neither. Of its number the last digits are kept.
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

/** Writes what was entered over the card; its kind stays. */
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
