import { type CaseSubject, checkCase, type OperationKind } from '@corro/domain';
import {
  addCase,
  caseNumber,
  type CaseRow,
  fromCents,
  lockOpenCase,
  operationOf,
  reopenCase,
  type Trx,
} from '../store/index.ts';
import { refuseTooMany } from './admission.ts';
import { type Answer, no, ok } from './answer.ts';
import { messagesOfCustomer } from './attemptLimits.ts';
import { type KeyedInput, withIdempotency } from './idempotency.ts';
import { storeMessage } from './messages.ts';
import type { RuleContext } from './ruleContext.ts';

export interface CaseRequest {
  kind: OperationKind;
  number: string;
  subject: CaseSubject;
  message: string;
}

/**
 * Opens a case about an operation and posts its message in the chat. If the operation has an open
 * case, the message is added to it.
 */
export function openCase(
  context: RuleContext,
  customerId: string,
  request: CaseRequest,
  keyed: KeyedInput,
): Promise<string> {
  // A confirmed case never becomes too old, unlike an order.
  const ageless = { ...keyed, ageMs: 0 };
  return withIdempotency(context, customerId, ageless, ['open-case', request], async () => {
    const [problem] = checkCase(request);
    return async (trx) => {
      if (problem !== undefined) return no(problem.code);
      const at = context.clock.now();
      const refusal = await refuseTooMany(trx, messagesOfCustomer(customerId), at);
      return refusal ?? storeCase(trx, customerId, request, { key: keyed.key, at });
    };
  });
}

async function storeCase(
  trx: Trx,
  customerId: string,
  request: CaseRequest,
  { key, at }: { key: string; at: number },
): Promise<Answer> {
  const { kind, subject, message } = request;
  const operation = await operationOf(trx, customerId, kind, request.number);
  if (operation === null) return no('not-found');
  const { number, name, amount } = operation;
  const text = message.trim() === '' ? null : message.trim();
  const added = await addCase(trx, {
    customer_id: customerId,
    case_number: caseNumber(),
    kind,
    operation_number: number,
    name,
    amount,
    subject,
    message: text,
    state: 'open',
    created_at: BigInt(at),
  });
  const written = { customerId, key, at } as const;
  if (added !== null) {
    const { case_number: opened } = added;
    await storeMessage(trx, { ...written, text: text ?? opened, caseNumber: opened });
    return ok(caseRow(added));
  }
  const existing = await lockOpenCase(trx, customerId, kind, number);
  // The case was closed after the first statement had found it.
  if (existing === null) return storeCase(trx, customerId, request, { key, at });
  if (text === null) return ok(caseRow(existing));
  await storeMessage(trx, { ...written, text, caseNumber: null });
  return ok(caseRow(await reopenCase(trx, existing)));
}

/** Formats the contract's schema `Case`. */
export function caseRow(row: CaseRow) {
  return {
    no: row.case_number,
    kind: row.kind,
    operation_no: row.operation_number,
    name: row.name,
    amount: row.amount === null ? null : fromCents(row.amount),
    subject: row.subject,
    message: row.message,
    state: row.state,
    created_at: new Date(Number(row.created_at)).toISOString(),
  };
}
