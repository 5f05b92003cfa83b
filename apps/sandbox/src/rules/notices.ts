import { dayMs } from '@corro/domain';
import {
  addNotice,
  type DeviceWords,
  type IpoApplicationRow,
  type FundOrderRow,
  type LoanRow,
  type Trx,
} from '../store/index.ts';

/** Milliseconds from the reminder of a loan until the loan is due. */
const reminderMs = 7 * dayMs;

/** Announces an allotment. Amounts in cents. */
export function announceAllotment(
  trx: Trx,
  { customer_id: customerId, order_number: orderNumber, ...application }: IpoApplicationRow,
  {
    allotted,
    paid,
    returned,
    at,
  }: { allotted: bigint; paid: bigint; returned: bigint; at: number },
): Promise<void> {
  const { symbol, name, quantity: asked } = application;
  return addNotice(trx, {
    customerId,
    kind: allotted > 0n ? 'ipo-allotted' : 'ipo-not-allotted',
    subject: orderNumber,
    orderNumber,
    at,
    facts: { symbol, name, asked, quantity: allotted, amount: paid, returned },
  });
}

/**
 * Announces that a fund order has ended with the gain `earned` in cents, or was cancelled (null).
 */
export function announceFundEnd(
  trx: Trx,
  { customer_id: customerId, order_number: orderNumber, name, amount }: FundOrderRow,
  earned: bigint | null,
  at: number,
): Promise<void> {
  const notice = { customerId, subject: orderNumber, orderNumber, at };
  return earned === null
    ? addNotice(trx, { ...notice, kind: 'fund-cancelled', facts: { name, amount } })
    : addNotice(trx, {
        ...notice,
        kind: 'fund-paid',
        facts: { name, amount: amount + earned, earned },
      });
}

type LoanOutcome = 'rejected' | 'paid' | 'late';

/** Announces the outcome of a loan or request. */
export function announceLoan(
  trx: Trx,
  loan: LoanRow,
  kind: LoanOutcome,
  at: number,
): Promise<void> {
  const { customer_id: customerId, order_number: orderNumber, cost } = loan;
  const amount = kind === 'rejected' ? loan.amount : loan.amount + cost;
  const notice = { customerId, subject: orderNumber, orderNumber, at };
  return addNotice(trx, { ...notice, kind: `loan-${kind}`, facts: { amount } });
}

/** Announces the payout of a loan, and adds a reminder that is shown before the loan is due. */
export async function announcePayout(
  trx: Trx,
  { customer_id: customerId, order_number: orderNumber, amount, cost }: LoanRow,
  at: number,
  endsAt: number,
): Promise<void> {
  const notice = { customerId, subject: orderNumber, orderNumber };
  await addNotice(trx, { ...notice, kind: 'loan-granted', at, facts: { amount, endsAt } });
  const facts = { amount: amount + cost, endsAt };
  await addNotice(trx, { ...notice, kind: 'loan-due', at: endsAt - reminderMs, facts });
}

/** Announces that a passkey was added or removed, with its name and the device of the session. */
export function announcePasskey(
  trx: Trx,
  customerId: string,
  notice: {
    kind: 'passkey-added' | 'passkey-removed';
    passkeyId: string;
    name?: string | null;
    words: DeviceWords;
    at: number;
  },
): Promise<void> {
  const { kind, passkeyId: subject, name = null, words, at } = notice;
  return addNotice(trx, { customerId, kind, subject, at, facts: { name, ...words } });
}
