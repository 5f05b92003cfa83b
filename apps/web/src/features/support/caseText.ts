import type { CustomerCase } from '@corro/client';
import { defineMessages } from '@corro/messages';

/** What each kind of operation is called. */
export const operationName = defineMessages({
  block: { id: 'case.kind.block' },
  fund: { id: 'case.kind.fund' },
  ipo: { id: 'case.kind.ipo' },
  loan: { id: 'case.kind.loan' },
  movement: { id: 'case.kind.movement' },
  qip: { id: 'case.kind.qip' },
  recharge: { id: 'case.kind.recharge' },
  stock: { id: 'case.kind.stock' },
  withdrawal: { id: 'case.kind.withdrawal' },
});

/** What a case may be about, in words. */
export const subjectText = defineMessages({
  'not-received': { id: 'case.subject.not-received' },
  'not-recognised': { id: 'case.subject.not-recognised' },
  other: { id: 'case.subject.other' },
  'wrong-amount': { id: 'case.subject.wrong-amount' },
});

/** How far a case has come, in a word. */
export const stateText = defineMessages({
  answered: { id: 'case.state.answered' },
  closed: { id: 'case.state.closed' },
  open: { id: 'case.state.open' },
});

/** The case of an operation that is not closed; undefined where there is none. */
export function openCaseOf(
  cases: readonly CustomerCase[],
  { kind, number }: { readonly kind: CustomerCase['kind']; readonly number: string },
): CustomerCase | undefined {
  return cases.find(
    (one) => one.kind === kind && one.operationNumber === number && one.state !== 'closed',
  );
}
