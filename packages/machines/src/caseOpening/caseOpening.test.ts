import { expect, it } from 'vitest';
import { timedOut } from '../calls.fixture.ts';
import { openForm } from '../formFlow/form.fixture.ts';
import { caseOpeningMachine, caseOpeningView, type CaseToOpen } from './caseOpening.ts';

const filled: CaseToOpen = {
  kind: 'withdrawal',
  operationNumber: 'W-1',
  subject: 'not-received',
  message: ' No llegó ',
  key: 'k-1',
};

it('requires a subject, and trims the message', async () => {
  const form = openForm(caseOpeningMachine, caseOpeningView);
  form.submit({ ...filled, subject: null });
  expect(form.view().problems).toEqual([{ code: 'subject-required', field: 'subject' }]);
  form.submit(filled);
  const trimmed = { ...filled, message: 'No llegó' };
  expect(form.sent).toEqual([trimmed]);
  await form.answer(timedOut);
  expect(form.reconciled()).toEqual([trimmed]);
});
