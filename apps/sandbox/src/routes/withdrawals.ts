import { ok } from '../rules/answer.ts';
import { withdraw } from '../rules/withdrawals.ts';
import { fromCents, withdrawalsOf, type WithdrawalRow } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { stretch } from './input.ts';
import { passkeyAssertion } from './passkeys.ts';
import { closed, keyed, type Route } from './route.ts';
import { isoTime, isoTimeOrNull } from './rows.ts';

/** Schema `WithdrawRecord`. */
function withdrawalRow(withdrawal: WithdrawalRow) {
  return {
    id: withdrawal.order_number,
    no: withdrawal.order_number,
    count: fromCents(withdrawal.amount),
    status: withdrawal.status,
    created_at: isoTime(withdrawal.created_at),
    ended_at: isoTimeOrNull(withdrawal.ended_at),
    type: withdrawal.card_kind,
    branch_bank: withdrawal.bank_name === '' ? null : withdrawal.bank_name,
    bank_card: withdrawal.masked_account,
    client_key: withdrawal.client_key,
  };
}

export const withdrawalRoutes: readonly Route[] = [
  keyed(
    {
      ...calls.withdraw,
      input: calls.withdraw.input.extend({ passkey: passkeyAssertion.nullish() }),
    },
    ({ bank_id, count, stock_password, passkey }, { context, session, keyed: given }) => {
      const request = { cardId: bank_id, amount: count };
      return withdraw(context, session, {
        request,
        code: stock_password ?? null,
        passkey: passkey ?? null,
        keyed: given,
      });
    },
  ),
  closed(calls.withdrawals, async (asked, { context, session }) => {
    const { db } = context.store;
    const status = asked.status ?? null;
    const found = await withdrawalsOf(db, session.customerId, status, stretch(asked));
    return ok({ rows: found.rows.map(withdrawalRow), count: found.count });
  }),
];
