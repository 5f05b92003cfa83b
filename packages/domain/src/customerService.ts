import { limits } from './limits.ts';
import type { Problem } from './problem.ts';

/** Checks a message to customer service: more than blanks, and at most 1000 characters (code points). */
export function checkMessage(text: string): Problem[] {
  const field = 'message';
  if (text.trim() === '') return [{ code: 'message-required', field }];
  const { messageLength: max } = limits;
  if (Array.from(text).length <= max) return [];
  return [{ code: 'message-too-long', field, values: { max } }];
}

/** What a customer can ask customer service about; `movement` is a change of the balance. */
export const operationKinds = [
  'stock',
  'block',
  'qip',
  'ipo',
  'fund',
  'recharge',
  'withdrawal',
  'loan',
  'movement',
] as const;

export type OperationKind = (typeof operationKinds)[number];

/** What a case may be about. */
export const caseSubjects = ['not-received', 'wrong-amount', 'not-recognised', 'other'] as const;

export type CaseSubject = (typeof caseSubjects)[number];

/** A case, as the customer fills it in. */
export interface CaseInput {
  /** Null until one is chosen. */
  readonly subject: CaseSubject | null;
  /** What the customer adds; empty for nothing. */
  readonly message: string;
}

/** Checks a case before it is opened: a subject, and a message that may be empty. */
export function checkCase({ subject, message }: CaseInput): Problem[] {
  return [
    ...(subject === null ? [{ code: 'subject-required', field: 'subject' } as const] : []),
    ...checkMessage(message).filter(({ code }) => code !== 'message-required'),
  ];
}
