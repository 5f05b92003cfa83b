import { dayMs } from '../market/index.ts';
import {
  addNotice,
  deviceWordsOf,
  type IpoApplicationRow,
  type FundOrderRow,
  type LoanRow,
  type SessionKey,
  type Trx,
} from '../store/index.ts';

/** How long before its day a customer is told of a loan. */
const beforeDueMs = 3 * dayMs;

/** What came of an application, with what was allotted and what came back, in cents. */
export function tellAllotment(
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

/** That a fund was paid out with what it earned, in cents; or was cancelled (null). */
export function tellFundEnd(
  trx: Trx,
  { customer_id: customerId, order_number: orderNumber, name, amount }: FundOrderRow,
  earned: bigint | null,
  at: number,
): Promise<void> {
  const told = { customerId, subject: orderNumber, orderNumber, at };
  return earned === null
    ? addNotice(trx, { ...told, kind: 'fund-cancelled', facts: { name, amount } })
    : addNotice(trx, {
        ...told,
        kind: 'fund-paid',
        facts: { name, amount: amount + earned, earned },
      });
}

type LoanOutcome = 'rejected' | 'paid' | 'late';

/** What came of a loan, or of the request for one. */
export function tellLoan(trx: Trx, loan: LoanRow, kind: LoanOutcome, at: number): Promise<void> {
  const { customer_id: customerId, order_number: orderNumber, cost } = loan;
  const amount = kind === 'rejected' ? loan.amount : loan.amount + cost;
  const told = { customerId, subject: orderNumber, orderNumber, at };
  return addNotice(trx, { ...told, kind: `loan-${kind}`, facts: { amount } });
}

/** That a loan was paid out, and, dated some days before it, that its day comes. */
export async function tellPayout(
  trx: Trx,
  { customer_id: customerId, order_number: orderNumber, amount, cost }: LoanRow,
  at: number,
  endsAt: number,
): Promise<void> {
  const told = { customerId, subject: orderNumber, orderNumber };
  await addNotice(trx, { ...told, kind: 'loan-granted', at, facts: { amount, endsAt } });
  const facts = { amount: amount + cost, endsAt };
  await addNotice(trx, { ...told, kind: 'loan-due', at: endsAt - beforeDueMs, facts });
}

/** That a passkey was added or removed, by its name where it has one, and on which device. */
export async function tellPasskey(
  trx: Trx,
  session: SessionKey,
  told: {
    kind: 'passkey-added' | 'passkey-removed';
    passkeyId: string;
    name?: string | null;
    at: number;
  },
): Promise<void> {
  const { kind, passkeyId: subject, name = null, at } = told;
  const facts = { name, ...(await deviceWordsOf(trx, session)) };
  await addNotice(trx, { customerId: session.customerId, kind, subject, at, facts });
}
