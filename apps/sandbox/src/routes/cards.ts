import { z } from 'zod';
import { ok } from '../rules/answer.ts';
import { cardOptions, removeCard, storeCard } from '../rules/cards.ts';
import { cardsOf, type CardRow } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { signedInRoute, type Route } from '../http/route.ts';
import { passkeyAssertion } from './passkeys.ts';
import { isoTime, isoTimeOrNull } from './rows.ts';

const kind = z.enum(['bank', 'trc20'], { error: 'invalid-card' });

interface Entry {
  branch_bank?: string | null | undefined;
  bank_card: string;
  bank_user?: string | null | undefined;
}

export const cardRoutes: readonly Route[] = [
  signedInRoute(calls.cards, async ({ type }, { context: { store, clock }, session }) => {
    const cards = await cardsOf(store.db, session.customerId);
    const now = clock.now();
    return ok(
      cards
        .filter((card) => type === undefined || card.kind === type)
        .map((card) => cardRow(card, now)),
    );
  }),
  signedInRoute(
    {
      ...calls.addCard,
      input: calls.addCard.input.extend({ bank: kind, passkey: passkeyAssertion.nullish() }),
    },
    ({ bank, ...input }, { context, session }) => {
      const card = { cardId: null, version: null, fields: { kind: bank, ...entered(input) } };
      return storeCard(context, session, card, confirmationOf(input));
    },
  ),
  signedInRoute(
    {
      ...calls.editCard,
      input: calls.editCard.input.extend({ type: kind, passkey: passkeyAssertion.nullish() }),
    },
    ({ id, type, version = null, ...input }, { context, session }) => {
      const card = { cardId: id, version, fields: { kind: type, ...entered(input) } };
      return storeCard(context, session, card, confirmationOf(input));
    },
  ),
  signedInRoute(
    { ...calls.passkeyCardOptions, input: calls.passkeyCardOptions.input.extend({ type: kind }) },
    ({ id = null, type, version = null, ...input }, { context, session }) =>
      cardOptions(context, session, {
        cardId: id,
        version,
        fields: { kind: type, ...entered(input) },
      }),
  ),
  signedInRoute(calls.deleteCard, ({ id }, { context, session }) =>
    removeCard(context, session.customerId, id),
  ),
];

function entered({ branch_bank: bankName, bank_card: account, bank_user: holder }: Entry) {
  return { bankName: bankName ?? '', account, holder: holder ?? '' };
}

function confirmationOf({
  stock_password: code = null,
  passkey,
}: {
  stock_password?: string | null | undefined;
  passkey?: z.infer<typeof passkeyAssertion> | null | undefined;
}) {
  return { code, passkey };
}

/** Formats the contract's schema `BankCard`. */
function cardRow(card: CardRow, now: number) {
  const { payable_at: payableAt } = card;
  return {
    id: card.card_id,
    type: card.kind,
    bank: card.kind,
    branch_bank: card.bank_name,
    bank_card: card.account,
    bank_user: card.holder,
    status: card.status,
    created_at: isoTime(card.created_at),
    version: String(card.version),
    payable_at: payableAt === null || payableAt <= now ? null : isoTimeOrNull(payableAt),
  };
}
