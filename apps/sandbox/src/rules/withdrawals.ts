import { compare, type DecimalText, limits, maskAccount, withdrawMinimum } from '@corro/domain';
import {
  addNotice,
  cardOf,
  type CardRow,
  changeRow,
  type CustomerRow,
  dropJob,
  findRow,
  fromCents,
  jobRow,
  type OpenSession,
  lockCash,
  orderNumber,
  payeeOf,
  post,
  toCents,
  type Trx,
  turnJobs,
} from '../store/index.ts';
import { no, ok, type Answer } from './answer.ts';
import { destinationOf, isVersion } from './cards.ts';
import { checkConfirmation, type Confirmation } from './confirmation.ts';
import { withIdempotency, type KeyedInput, type OrderIdentity } from './idempotency.ts';
import { failsOnRequest } from './playRule.ts';
import type { CancelHandler, JobHandler, RuleContext } from './ruleContext.ts';
import { confirmationOptions, type ConfirmedOperation } from './passkeys/confirmingPasskey.ts';

interface WithdrawRequest {
  cardId: string;
  /** Version of the card that the customer has reviewed; absent if the call names none. */
  version?: string;
  /** Whole US dollars. */
  amount: DecimalText;
}

/** A withdrawal is confirmed by the transaction code or a passkey. */
interface WithdrawCall extends Confirmation {
  request: WithdrawRequest;
  keyed: KeyedInput;
}

const settleMs = 30_000;

type PendingFields = Pick<CustomerRow<'withdrawals'>, 'status' | 'payable_at' | 'created_at'>;

/**
 * Returns the time at which a pending withdrawal is paid, in epoch milliseconds; null once it has
 * ended.
 */
export function expectedPayment({ status, payable_at, created_at }: PendingFields): bigint | null {
  return status === 'n' ? (payable_at ?? created_at + BigInt(settleMs)) : null;
}

type ReasonFields = Pick<CustomerRow<'withdrawals'>, 'status' | 'payable_at' | 'amount'>;

/** Returns the reason why a withdrawal is pending or failed; null once it has ended otherwise. */
export function withdrawalReason({ status, payable_at, amount }: ReasonFields): string | null {
  if (status === 'b') return failsOnRequest(amount) ? 'declined-by-bank' : null;
  if (status !== 'n') return null;
  return payable_at === null ? 'paying' : 'new-account';
}

/**
 * Holds the amount for payment to a usable card, without a fee; returns `{ no, count }` as JSON.
 * The fingerprint excludes the confirmation, so a repeat with another code or passkey gets the same
 * answer. The transaction reads the card again: if it is no longer the card that the customer
 * confirmed, nothing is paid.
 */
export function withdraw(
  context: RuleContext,
  session: OpenSession,
  { request, keyed, ...confirmation }: WithdrawCall,
): Promise<string> {
  const { customerId } = session;
  const { clock } = context;
  return withIdempotency(context, customerId, keyed, ['withdraw', request], async () => {
    const card = await cardOf(context.store.db, customerId, request.cardId);
    const otherwise =
      suspensionRefusal(session.withdrawalsHeldUntil, clock.now()) ??
      withdrawRefusal(request, card);
    const operation = operationOf(request, card);
    const confirmed = await checkConfirmation(context, session, confirmation, {
      operation,
      otherwise,
    });
    if ('msg' in confirmed) return { plan: () => ({ answer: confirmed }) };
    if (card === null) return { plan: () => ({ answer: no('unknown-card') }) };
    return async (trx) => {
      await lockCash(trx, customerId);
      const payee = await payeeOf(trx, card);
      const at = clock.now();
      const suspension = suspensionRefusal(payee.withdrawalsHeldUntil, at);
      if (suspension !== null) return suspension;
      if (payee.version !== card.version) return no('card-changed');
      const refusal = await confirmed(trx, payee.codeHash);
      if (refusal !== null) return refusal;
      const placed = { customerId, key: keyed.key, at };
      return holdAmount(trx, placed, card, toCents(request.amount));
    };
  });
}

/** Options for confirming a withdrawal by a passkey. */
export function withdrawalOptions(
  context: RuleContext,
  session: OpenSession,
  request: WithdrawRequest,
): Promise<Answer> {
  return confirmationOptions(context, session, async () => {
    const card = await cardOf(context.store.db, session.customerId, request.cardId);
    if (card === null) return no('unknown-card');
    if (!isVersion(card, request.version ?? null)) return no('card-changed');
    return operationOf(request, card);
  });
}

function operationOf({ amount }: WithdrawRequest, card: CardRow | null): ConfirmedOperation {
  const destination = card === null ? [] : destinationOf(card);
  return { purpose: 'withdraw', details: [amount, ...destination] };
}

function suspensionRefusal(until: number, now: number): Answer | null {
  return until > now ? no('withdrawals-held', { seconds: Math.ceil((until - now) / 1000) }) : null;
}

/** The refusal of a withdrawal by amount or card; null if allowed. */
export function withdrawRefusal(
  { amount, version }: Pick<WithdrawRequest, 'amount' | 'version'>,
  card: Pick<CardRow, 'status' | 'version'> | null,
): Answer | null {
  const minimum = withdrawMinimum(limits.withdrawConfiguredMinimum);
  if (compare(amount, minimum) < 0) return no('below-minimum');
  if (card?.status !== 1) return no('unknown-card');
  return isVersion(card, version ?? null) ? null : no('card-changed');
}

async function holdAmount(
  trx: Trx,
  { customerId, key, at }: OrderIdentity,
  card: CardRow,
  amount: bigint,
): Promise<Answer> {
  const number = orderNumber(at);
  const { payable_at: payableAt } = card;
  const isWaiting = payableAt !== null && payableAt > at + settleMs;
  const dueAt = isWaiting ? Number(payableAt) : at + settleMs;
  const withdrawal = {
    customer_id: customerId,
    order_number: number,
    card_kind: card.kind,
    bank_name: card.bank_name,
    masked_account: maskAccount(card.account),
    amount,
    status: 'n' as const,
    payable_at: isWaiting ? payableAt : null,
    client_key: key,
    created_at: BigInt(at),
  };
  const amounts = { cash: -amount, held: amount };
  const isHeld = await post(
    trx,
    { customerId, reason: 'withdraw-request', orderNumber: number, at, amounts },
    [
      ['withdrawals', withdrawal],
      jobRow({ customerId, kind: 'withdraw-settle', subject: number, dueAt }),
    ],
  );
  if (!isHeld) return no('insufficient-funds');
  if (isWaiting) {
    await addNotice(trx, {
      customerId,
      kind: 'withdrawal-waiting',
      subject: number,
      orderNumber: number,
      at,
      facts: {
        amount,
        account: withdrawal.masked_account,
        endsAt: dueAt,
        ...(card.bank_name === '' ? {} : { name: card.bank_name }),
      },
    });
  }
  return ok({ no: number, count: fromCents(amount) });
}

/** Pays the held amount out, or returns it when the payment fails. */
export const settleWithdrawal: JobHandler = async (trx, { customerId, subject, dueAt }) => {
  const withdrawal = await findRow(trx, 'withdrawals', customerId, subject);
  if (withdrawal?.status !== 'n') throw new Error(`The withdrawal ${subject} is not pending`);
  const { amount } = withdrawal;
  const fails = failsOnRequest(amount);
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
  await returnHeld(trx, withdrawal, at);
  const kind = ['withdraw-settle', 'withdraw-stop'] as const;
  await dropJob(trx, { customerId, kind, subject: number });
  return ok({ no: number, returned: fromCents(amount) });
};

async function returnHeld(
  trx: Trx,
  withdrawal: CustomerRow<'withdrawals'>,
  at: number,
): Promise<void> {
  const { customer_id: customerId, order_number: number, amount } = withdrawal;
  await post(trx, {
    customerId,
    reason: 'withdraw-cancel',
    orderNumber: number,
    at,
    amounts: { cash: amount, held: -amount },
  });
  await changeRow(trx, 'withdrawals', withdrawal, { status: 'c', ended_at: BigInt(at) });
}

/**
 * Stops all pending withdrawals of a customer. After the commit none of them is paid: the jobs that
 * would pay them become jobs that return the money. Repeating the call changes nothing. It locks
 * the customer's cash, as the payment does.
 */
export async function stopWithdrawals(trx: Trx, customerId: string, at: number): Promise<void> {
  await lockCash(trx, customerId);
  await turnJobs(trx, customerId, { from: 'withdraw-settle', to: 'withdraw-stop', dueAt: at });
}

/** Returns the amount of a stopped withdrawal, and tells the customer. */
export const returnStoppedWithdrawal: JobHandler = async (trx, { customerId, subject, dueAt }) => {
  const withdrawal = await findRow(trx, 'withdrawals', customerId, subject);
  if (withdrawal?.status !== 'n') throw new Error(`The withdrawal ${subject} is not pending`);
  await returnHeld(trx, withdrawal, dueAt);
  await addNotice(trx, {
    customerId,
    kind: 'withdrawal-stopped',
    subject,
    orderNumber: subject,
    at: dueAt,
    facts: { amount: withdrawal.amount },
  });
};
