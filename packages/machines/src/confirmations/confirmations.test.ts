import { expect, it } from 'vitest';
import { timedOut } from '../calls.fixture.ts';
import { type FormFlow, formProgress } from '../formFlow/createFormFlow.ts';
import { openForm } from '../formFlow/form.fixture.ts';
import {
  type CardToRemove,
  cardRemovalMachine,
  caseClosingMachine,
  sessionEndingMachine,
  accountResetMachine,
} from './confirmations.ts';

/** Returns what a flow sends, and what it looks up after a call with an unknown outcome. */
async function sendWithoutOutcome<Subject extends object>(
  machine: FormFlow<Subject, Subject, Subject>,
  subject: Subject,
): Promise<unknown[]> {
  const flow = openForm(machine, formProgress<Subject>);
  flow.submit(subject);
  await flow.answer(timedOut);
  return [...flow.sent, ...flow.reconciled()];
}

it('sends the subject, and searches for the result of a lost call', async () => {
  const card: CardToRemove = { cardId: '5', kind: 'bank' };
  expect(await sendWithoutOutcome(cardRemovalMachine, card)).toEqual([card, card]);
  const supportCase = { caseNumber: '7K3M-9Q2X' };
  expect(await sendWithoutOutcome(caseClosingMachine, supportCase)).toEqual([
    supportCase,
    supportCase,
  ]);
  const sessions = { ids: ['s-2', 's-3'], areAllOthers: true };
  expect(await sendWithoutOutcome(sessionEndingMachine, sessions)).toEqual([sessions, sessions]);
  const reset = { key: 'key-1' };
  expect(await sendWithoutOutcome(accountResetMachine, reset)).toEqual([reset, reset]);
});
