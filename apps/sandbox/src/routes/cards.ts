import { z } from 'zod';
import { ok } from '../rules/answer.ts';
import { editCard, enterCard, removeCard } from '../rules/cards.ts';
import { cardsOf, type CardRow } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { signedInRoute, type Route } from '../http/route.ts';
import { isoTime } from './rows.ts';

const kind = z.enum(['bank', 'trc20'], { error: 'invalid-card' });

interface Entry {
  branch_bank?: string | null | undefined;
  bank_card: string;
  bank_user?: string | null | undefined;
}

export const cardRoutes: readonly Route[] = [
  signedInRoute(calls.cards, async ({ type }, { context, session }) => {
    const cards = await cardsOf(context.store.db, session.customerId);
    return ok(cards.filter((card) => type === undefined || card.kind === type).map(cardRow));
  }),
  signedInRoute(
    { ...calls.addCard, input: calls.addCard.input.extend({ bank: kind }) },
    ({ bank, ...input }, { context, session }) =>
      enterCard(context, session.customerId, { kind: bank, ...entered(input) }),
  ),
  signedInRoute(
    { ...calls.editCard, input: calls.editCard.input.extend({ type: kind }) },
    ({ id, type, ...input }, { context, session }) =>
      editCard(context, session.customerId, id, { kind: type, ...entered(input) }),
  ),
  signedInRoute(calls.deleteCard, ({ id }, { context, session }) =>
    removeCard(context, session.customerId, id),
  ),
];

function entered({ branch_bank: bankName, bank_card: account, bank_user: holder }: Entry) {
  return { bankName: bankName ?? '', account, holder: holder ?? '' };
}

/** Schema `BankCard`. */
function cardRow(card: CardRow) {
  return {
    id: card.card_id,
    type: card.kind,
    bank: card.kind,
    branch_bank: card.bank_name,
    bank_card: card.account,
    bank_user: card.holder,
    status: card.status,
    created_at: isoTime(card.created_at),
  };
}
