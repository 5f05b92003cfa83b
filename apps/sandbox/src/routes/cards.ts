import { limits } from '@corro/domain';
import { z } from 'zod';
import { ok } from '../rules/answer.ts';
import { editCard, enterCard, removeCard } from '../rules/cards.ts';
import { cardsOf, type CardRow } from '../store/index.ts';
import { cardId, text } from './input.ts';
import { closed, type Route } from './route.ts';
import { isoTime } from './rows.ts';

const kind = z.enum(['bank', 'trc20'], { error: 'invalid-card' });

// How long a text may be, and what an account looks like, is the rule's to say.
const entry = {
  branch_bank: text(limits.cardTextLength * 4).default(''),
  bank_card: text(limits.cardTextLength * 4),
  bank_user: text(limits.cardTextLength * 4).default(''),
};

interface Entry {
  branch_bank: string;
  bank_card: string;
  bank_user: string;
}

/** Bank accounts and addresses on TRON that the customer is paid to. */
export const cardRoutes: readonly Route[] = [
  closed(
    'GET',
    '/stock/success/bank/list',
    z.object({ type: z.enum(['bank', 'trc20']).optional() }),
    async ({ type }, { context, session }) => {
      const cards = await cardsOf(context.store.db, session.customerId);
      return ok(cards.filter((card) => type === undefined || card.kind === type).map(cardRow));
    },
  ),
  closed(
    'POST',
    '/stock/success/bank/add',
    z.object({ bank: kind, ...entry }),
    ({ bank, ...asked }, { context, session }) =>
      enterCard(context, session.customerId, { kind: bank, ...entered(asked) }),
  ),
  closed(
    'POST',
    '/stock/success/bank/edit',
    z.object({ id: cardId, type: kind, ...entry }),
    ({ id, type, ...asked }, { context, session }) =>
      editCard(context, session.customerId, id, { kind: type, ...entered(asked) }),
  ),
  closed(
    'POST',
    '/stock/success/bank/delete',
    z.object({ id: cardId }),
    ({ id }, { context, session }) => removeCard(context, session.customerId, id),
  ),
];

function entered({ branch_bank: bankName, bank_card: account, bank_user: holder }: Entry) {
  return { bankName, account, holder };
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
