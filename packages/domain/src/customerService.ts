import { limits } from './limits.ts';
import { plainText } from './plainText.ts';
import type { Problem } from './problem.ts';

/** Checks a message to customer service: not blank, at most 1000 code points. */
export function checkMessage(text: string): Problem[] {
  const field = 'message';
  if (plainText(text) === '') return [{ code: 'message-required', field }];
  const { messageLength: max } = limits;
  if (Array.from(text).length <= max) return [];
  return [{ code: 'message-too-long', field, values: { max } }];
}

/** Operations that a case can be about; `movement` is a change of the balance. */
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

export const caseSubjects = ['not-received', 'wrong-amount', 'not-recognised', 'other'] as const;

export type CaseSubject = (typeof caseSubjects)[number];

export interface CaseInput {
  readonly subject: CaseSubject | null;
  /** Optional; empty for none. */
  readonly message: string;
}

/** Checks a case: a subject is required, a message is optional. */
export function checkCase({ subject, message }: CaseInput): Problem[] {
  return [
    ...(subject === null ? [{ code: 'subject-required', field: 'subject' } as const] : []),
    ...checkMessage(message).filter(({ code }) => code !== 'message-required'),
  ];
}
