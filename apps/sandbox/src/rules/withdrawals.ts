import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { compare, type DecimalText, limits, maskAccount, withdrawMinimum } from '@corro/domain';
import {
  addNotice,
  cardOf,
  type CardRow,
  changeRow,
  dropJob,
  findRow,
  fromCents,
  jobRow,
  type OpenSession,
  orderNumber,
  post,
  toCents,
  type Trx,
} from '../store/index.ts';
import { no, ok, type Answer } from './answer.ts';
import { withIdempotency, type KeyedInput, type OrderIdentity } from './idempotency.ts';
import { failsInPlay } from './playRule.ts';
import type { CancelHandler, JobHandler, RuleContext } from './ruleContext.ts';
import { checkWithdrawalPasskey } from './passkeys/withdrawalPasskey.ts';
import { codeRefusal } from './transactionCode.ts';

interface WithdrawRequest {
  cardId: string;
  /** Whole US dollars. */
  amount: DecimalText;
}

/** A withdrawal is confirmed by the transaction code or a passkey. */
interface WithdrawCall {
  request: WithdrawRequest;
  code: string | null;
  passkey?: AuthenticationResponseJSON | null | undefined;
  keyed: KeyedInput;
}

const settleMs = 30_000;

/**
 * Holds the amount for payment to a usable card, without a fee; returns `{ no, count }` as JSON.
 * The fingerprint excludes the confirmation, so a repeat with another code or passkey gets the same
 * answer.
 */
export function withdraw(
  context: RuleContext,
  session: OpenSession,
  { request, code, passkey, keyed }: WithdrawCall,
): Promise<string> {
  const { customerId } = session;
  return withIdempotency(context, customerId, keyed, ['withdraw', request], async () => {
    const card = await cardOf(context.store.db, customerId, request.cardId);
    const heldMs = session.withdrawalsHeldUntil - context.clock.now();
    const otherwise =
      heldMs > 0
        ? no('withdrawals-held', { seconds: Math.ceil(heldMs / 1000) })
        : withdrawRefusal(request, card);
    const confirm = await confirmation(context, session, { request, code, passkey }, otherwise);
    return async (trx) => {
      const refusal = typeof confirm === 'function' ? await confirm(trx) : confirm;
      if (refusal !== null) return refusal;
      if (card === null) return no('unknown-card');
      const placed = { customerId, key: keyed.key, at: context.clock.now() };
      return holdAmount(trx, placed, card, toCents(request.amount));
    };
  });
}

/**
 * Verifies the code or the passkey. Returns the refusal, or null; for a passkey it returns the
 * check that must run in the withdrawal's transaction.
 */
async function confirmation(
  context: RuleContext,
  session: OpenSession,
  { request, code, passkey }: Omit<WithdrawCall, 'keyed'>,
  otherwise: Answer | null,
): Promise<Answer | null | ((trx: Trx) => Promise<Answer | null>)> {
  if (!passkey) return codeRefusal(context, session, code, otherwise);
  if (otherwise !== null) return otherwise;
  const checked = await checkWithdrawalPasskey(context, session, request, passkey);
  return 'use' in checked ? (trx) => checked.use(trx) : checked;
}

/** The refusal of a withdrawal by amount or card; null if allowed. */
export function withdrawRefusal(
  { amount }: Pick<WithdrawRequest, 'amount'>,
  card: Pick<CardRow, 'status'> | null,
): Answer | null {
  const minimum = withdrawMinimum(limits.withdrawConfiguredMinimum);
  if (compare(amount, minimum) < 0) return no('below-minimum');
  return card?.status === 1 ? null : no('unknown-card');
}

async function holdAmount(
  trx: Trx,
  { customerId, key, at }: OrderIdentity,
  card: CardRow,
  amount: bigint,
): Promise<Answer> {
  const number = orderNumber(at);
  const withdrawal = {
    customer_id: customerId,
    order_number: number,
    card_kind: card.kind,
    bank_name: card.bank_name,
    masked_account: maskAccount(card.account),
    amount,
    status: 'n' as const,
    client_key: key,
    created_at: BigInt(at),
  };
  const amounts = { cash: -amount, held: amount };
  const isHeld = await post(
    trx,
    { customerId, reason: 'withdraw-request', orderNumber: number, at, amounts },
    [
      ['withdrawals', withdrawal],
      jobRow({ customerId, kind: 'withdraw-settle', subject: number, dueAt: at + settleMs }),
    ],
  );
  if (!isHeld) return no('insufficient-funds');
  return ok({ no: number, count: fromCents(amount) });
}

/** Pays the held amount out, or returns it when the payment fails. */
export const settleWithdrawal: JobHandler = async (trx, { customerId, subject, dueAt }) => {
  const withdrawal = await findRow(trx, 'withdrawals', customerId, subject);
  if (withdrawal?.status !== 'n') throw new Error(`The withdrawal ${subject} is not pending`);
  const { amount } = withdrawal;
  const fails = failsInPlay(amount);
  await post(trx, {
    customerId,
    reason: fails ? 'withdraw-return' : 'withdraw-paid',
    orderNumber: subject,
    at: dueAt,
    amounts: fails ? { cash: amount, held: -amount } : { held: -amount, funding: amount },
  });
  const end = { status: fails ? 'b' : 'y', ended_at: BigInt(dueAt) } as const;
  await changeRow(trx, 'withdrawals', withdrawal, end);
  await addNotice(trx, {
    customerId,
    kind: fails ? 'withdrawal-failed' : 'withdrawal-done',
    subject,
    orderNumber: subject,
    at: dueAt,
    facts: { amount },
  });
};

/** Cancels a withdrawal and returns the held amount. */
export const cancelWithdrawal: CancelHandler = async (trx, { customerId, number, at }) => {
  const withdrawal = await findRow(trx, 'withdrawals', customerId, number);
  if (withdrawal === undefined) return no('not-found');
  const { amount, status } = withdrawal;
  if (status !== 'n') return no(status === 'c' ? 'already-cancelled' : 'too-late-to-cancel');
  await post(trx, {
    customerId,
    reason: 'withdraw-cancel',
    orderNumber: number,
    at,
    amounts: { cash: amount, held: -amount },
  });
  await changeRow(trx, 'withdrawals', withdrawal, { status: 'c', ended_at: BigInt(at) });
  await dropJob(trx, { customerId, kind: 'withdraw-settle', subject: number });
  return ok({ no: number, returned: fromCents(amount) });
};
