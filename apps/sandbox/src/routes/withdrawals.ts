import { expectedPayment, withdrawalReason, withdraw } from '../rules/withdrawals.ts';
import { type CustomerRow, fromCents, listRows } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { pageOf } from './input.ts';
import { passkeyAssertion } from './passkeys.ts';
import { signedInRoute, keyedRoute, type Route } from '../http/route.ts';
import { isoTimeOrNull, pageAnswer, recordFields } from './rows.ts';

/** Formats the contract's schema `WithdrawRecord`. */
function withdrawalRow(withdrawal: CustomerRow<'withdrawals'>) {
  return {
    ...recordFields(withdrawal),
    count: fromCents(withdrawal.amount),
    status: withdrawal.status,
    ended_at: isoTimeOrNull(withdrawal.ended_at),
    expected_at: isoTimeOrNull(expectedPayment(withdrawal)),
    reason: withdrawalReason(withdrawal),
    payable_at: isoTimeOrNull(withdrawal.payable_at),
    type: withdrawal.card_kind,
    branch_bank: withdrawal.bank_name === '' ? null : withdrawal.bank_name,
    bank_card: withdrawal.masked_account,
  };
}

export const withdrawalRoutes: readonly Route[] = [
  keyedRoute(
    {
      ...calls.withdraw,
      input: calls.withdraw.input.extend({ passkey: passkeyAssertion.nullish() }),
    },
    (
      { bank_id, bank_version: version, count, stock_password, passkey },
      { context, session, idempotency },
    ) => {
      const request = { cardId: bank_id, amount: count, ...(version ? { version } : {}) };
      const code = stock_password ?? null;
      return withdraw(context, session, { request, code, passkey, keyed: idempotency });
    },
  ),
  signedInRoute(
    calls.withdrawals,
    async ({ status, ...paging }, { context: { store }, session }) => {
      const page = pageOf(paging);
      const withdrawals = await listRows(
        store.db,
        'withdrawals',
        session.customerId,
        { status },
        page,
      );
      return pageAnswer(withdrawals, withdrawalRow);
    },
  ),
];
