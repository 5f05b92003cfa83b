import { checkCard, readCard } from '@corro/domain';
import {
  addCard,
  cardOf,
  cardsOf,
  changeCard,
  deleteCard,
  holdCustomer,
  type CardFields,
  type CardRow,
  type Trx,
} from '../store/index.ts';
import { no, ok, type Answer } from './answer.ts';
import type { RuleContext } from './ruleContext.ts';

/** Keeps the list short enough to need no pages. */
const maxCards = 20;

/** Adds a card. Repeating it with the same details succeeds and adds nothing. */
export function enterCard(
  context: RuleContext,
  customerId: string,
  entered: CardFields,
): Promise<Answer> {
  return storeCard(context, customerId, entered, 'card-added', async (trx, card, cards) => {
    const same = cards.find((stored) => isSameAccount(stored, card));
    if (same !== undefined) return isAsEntered(same, card) ? ok() : no('card-exists');
    if (cards.length >= maxCards) return no('too-many-cards');
    await addCard(trx, customerId, card, context.clock.now());
    return ok();
  });
}

/** Changes a card; its kind cannot change. */
export function editCard(
  context: RuleContext,
  customerId: string,
  cardId: string,
  entered: CardFields,
): Promise<Answer> {
  return storeCard(context, customerId, entered, 'card-changed', async (trx, card, cards) => {
    const before = await cardOf(trx, customerId, cardId);
    if (before?.kind !== card.kind) return no('unknown-card');
    const same = cards.find((stored) => isSameAccount(stored, card));
    if (same !== undefined && same.card_id !== before.card_id) return no('card-exists');
    await changeCard(trx, before, card);
    return ok();
  });
}

/** Checks the details, and locks the customer's cards for `write`. */
async function storeCard(
  { store, onSecurityEvent }: RuleContext,
  customerId: string,
  entered: CardFields,
  kind: 'card-added' | 'card-changed',
  write: (trx: Trx, card: CardFields, cards: readonly CardRow[]) => Promise<Answer>,
): Promise<Answer> {
  if (checkCard(entered).length > 0) return no('invalid-card');
  const answer = await store.transaction(async (trx) => {
    await holdCustomer(trx, customerId);
    return write(trx, readCard(entered), await cardsOf(trx, customerId));
  });
  if (answer.msg === 'ok') onSecurityEvent?.({ kind, customerId });
  return answer;
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

function isSameAccount(stored: CardRow, { kind, account }: CardFields): boolean {
  return stored.kind === kind && stored.account === account;
}

function isAsEntered(stored: CardRow, { bankName, holder }: CardFields): boolean {
  return stored.bank_name === bankName && stored.holder === holder;
}
