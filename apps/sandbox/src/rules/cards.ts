import { checkCard, hourMs, maskAccount, readCard } from '@corro/domain';
import { randomUUID } from 'node:crypto';
import {
  addCard,
  addMessage,
  addNotice,
  cardsOf,
  changeCard,
  type Customer,
  deleteCard,
  deviceWordsOf,
  hasNewDevice,
  holdCustomer,
  type CardFields,
  type CardRow,
  type OpenSession,
  type Trx,
} from '../store/index.ts';
import { no, ok, type Answer } from './answer.ts';
import { checkConfirmation, type Confirmation } from './confirmation.ts';
import { confirmationOptions, type ConfirmedOperation } from './passkeys/confirmingPasskey.ts';
import type { RuleContext } from './ruleContext.ts';

/** Maximum number of cards per customer. Such a short list needs no pages. */
const maxCards = 20;

/** A card with the details that the customer wants. */
export interface WantedCard {
  /** The card to change; null to add one. */
  cardId: string | null;
  /** Version of that card that the customer saw; null if the call names none. */
  version: string | null;
  fields: CardFields;
}

/** A card before the change; null for a new card. */
interface CardChange {
  before: CardRow | null;
}

/**
 * Adds or changes a card, confirmed by the transaction code or a passkey, and tells the customer in
 * the inbox and the chat. A repeat with the same details succeeds, changes nothing and needs no
 * confirmation, because the app repeats a call whose answer did not arrive.
 */
export async function storeCard(
  context: RuleContext,
  session: OpenSession,
  card: WantedCard,
  confirmation: Confirmation,
): Promise<Answer> {
  const { store, clock, onSecurityEvent } = context;
  const { customerId } = session;
  const read = readWantedCard(card);
  if (read === null) return no('invalid-card');
  const firstCheck = changeOf(read, await cardsOf(store.db, customerId));
  const otherwise = 'msg' in firstCheck ? firstCheck : null;
  if (otherwise?.msg === 'ok') return otherwise;
  const before = 'msg' in firstCheck ? null : firstCheck.before;
  const operation = operationOf(read, before);
  const confirmed = await checkConfirmation(context, session, confirmation, {
    operation,
    otherwise,
  });
  if ('msg' in confirmed) return confirmed;
  const stored = await store.transaction(async (trx): Promise<Answer | StoredCard> => {
    const customer = await holdCustomer(trx, customerId);
    const change = changeOf(read, await cardsOf(trx, customerId));
    if ('msg' in change) return change;
    if (change.before?.version !== before?.version) return no('card-changed');
    const refusal = await confirmed(trx, customer.codeHash);
    if (refusal !== null) return refusal;
    const isProven = Boolean(confirmation.passkey) || customer.isCodeProven;
    const confirmedCard = { ...change, customer, isProven, fields: read.fields, at: clock.now() };
    return writeCard(trx, context, session, confirmedCard);
  });
  if ('msg' in stored) return stored;
  onSecurityEvent?.({ kind: stored.kind, customerId });
  return ok();
}

/** Options for confirming a card by a passkey. */
export function cardOptions(
  context: RuleContext,
  session: OpenSession,
  card: WantedCard,
): Promise<Answer> {
  return confirmationOptions(context, session, async () => {
    const read = readWantedCard(card);
    if (read === null) return no('invalid-card');
    const change = changeOf(read, await cardsOf(context.store.db, session.customerId));
    if ('msg' in change && change.msg === 'no') return change;
    return operationOf(read, 'msg' in change ? null : change.before);
  });
}

/** Normalises the details; null if invalid. */
function readWantedCard(card: WantedCard): WantedCard | null {
  const { fields } = card;
  return checkCard(fields).length > 0 ? null : { ...card, fields: readCard(fields) };
}

/** Decides what the call changes; returns the answer if it changes nothing. */
function changeOf(
  { cardId, version, fields }: WantedCard,
  cards: readonly CardRow[],
): CardChange | Answer {
  const before = cards.find((card) => card.card_id === cardId) ?? null;
  if (cardId !== null && before?.kind !== fields.kind) return no('unknown-card');
  const same = cards.find((card) => card.kind === fields.kind && card.account === fields.account);
  if (same !== undefined && (cardId === null || same.card_id === cardId)) {
    const isAsEntered = same.bank_name === fields.bankName && same.holder === fields.holder;
    if (isAsEntered) return ok();
  }
  if (same !== undefined && same.card_id !== cardId) return no('card-exists');
  if (before === null) return cards.length >= maxCards ? no('too-many-cards') : { before };
  return isVersion(before, version) ? { before } : no('card-changed');
}

/**
 * True if the customer saw the current version of the card. A call that names no version passes.
 */
export function isVersion(
  { version }: Pick<CardRow, 'version'>,
  shownVersion: string | null,
): boolean {
  return shownVersion === null || String(version) === shownVersion;
}

/** Returns all details of the payout account, which a passkey signs. */
export function destinationOf(card: CardRow): readonly string[] {
  const { card_id: cardId, version, kind, bank_name: bankName, account, holder } = card;
  return [cardId, String(version), kind, bankName, account, holder];
}

function operationOf({ fields }: WantedCard, before: CardRow | null): ConfirmedOperation {
  const { kind, bankName, account, holder } = fields;
  const changed = before === null ? [null] : destinationOf(before);
  return { purpose: 'card', details: [...changed, kind, bankName, account, holder] };
}

interface ConfirmedCard extends CardChange {
  customer: Customer;
  /** True if a session alone, without the login password, could not have confirmed. */
  isProven: boolean;
  fields: CardFields;
  at: number;
}

interface StoredCard {
  kind: 'card-added' | 'card-changed';
}

/**
 * Writes the card, its notice and its message. Withdrawals to the card wait, so that the owner can
 * stop them. The first card is exempt if the confirmation depends on the login password and no new
 * device has logged in within the waiting time.
 */
async function writeCard(
  trx: Trx,
  { accountWaitMs }: RuleContext,
  session: OpenSession,
  { before, customer, isProven, fields, at }: ConfirmedCard,
): Promise<StoredCard> {
  const { customerId } = customer;
  const isFirst = before === null && customer.firstCardAt === null;
  const isPaidAtOnce =
    isFirst && isProven && !(await hasNewDevice(trx, customerId, at - accountWaitMs));
  const waitMs = isPaidAtOnce ? 0 : accountWaitMs;
  const payableAt = waitMs === 0 ? null : at + waitMs;
  const cardId = before?.card_id ?? randomUUID();
  if (before === null) await addCard(trx, customerId, fields, { cardId, at, payableAt });
  else await changeCard(trx, before, fields, payableAt);
  const kind = before === null ? 'card-added' : 'card-changed';
  const account = maskAccount(fields.account);
  await addNotice(trx, {
    customerId,
    kind,
    subject: before === null ? cardId : `${cardId}-${before.version + 1n}`,
    at,
    facts: {
      name: fields.bankName === '' ? null : fields.bankName,
      account,
      ...(payableAt === null ? {} : { endsAt: payableAt }),
      ...(await deviceWordsOf(trx, session)),
    },
  });
  const name = fields.bankName === '' ? account : `${fields.bankName}, ${account}`;
  await addMessage(trx, { customerId, author: 'agent', text: cardText(kind, name, waitMs), at });
  return { kind };
}

/** Returns the chat message about a card, in Spanish. */
function cardText(kind: StoredCard['kind'], name: string, waitMs: number): string {
  const sentence =
    kind === 'card-added'
      ? `Se agregó una cuenta para tus retiros: ${name}.`
      : `Se cambió una cuenta para tus retiros; ahora es ${name}.`;
  const hours = Math.ceil(waitMs / hourMs);
  const wait =
    waitMs === 0
      ? ''
      : ` Por seguridad, los retiros a esta cuenta se pagan después de ${hours} ${hours === 1 ? 'hora' : 'horas'}.`;
  return `${sentence}${wait} Si no fuiste tú, detén tus retiros pendientes, cambia tu contraseña y escríbenos aquí de inmediato.`;
}

/** Deletes a card. Earlier withdrawals keep a copy of its details. */
export async function removeCard(
  { store, clock, onSecurityEvent }: RuleContext,
  customerId: string,
  cardId: string,
): Promise<Answer> {
  if (!(await deleteCard(store.db, customerId, cardId, clock.now()))) return no('unknown-card');
  onSecurityEvent?.({ kind: 'card-deleted', customerId });
  return ok();
}
