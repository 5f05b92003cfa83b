import { expect, it } from 'vitest';
import { doneOutcome, refusedCall, timedOut } from '../calls.fixture.ts';
import { openForm } from '../formFlow/form.fixture.ts';
import { accountSecuringMachine, accountSecuringView } from './accountSecuring.ts';

const account = { passkeyIds: ['p-1', 'p-3'], password: 'corro-demo' };

const open = () => openForm(accountSecuringMachine, accountSecuringView);

it('requires the password', () => {
  const form = open();
  form.submit({ ...account, password: '' });
  expect(form.sent).toEqual([]);
  expect(form.view().problems).toMatchObject([{ field: 'password' }]);
});

it('sends the recognised passkeys once, and does not store the password', async () => {
  const form = open();
  form.submit(account);
  form.submit(account);
  expect(form.sent).toEqual([account]);
  expect(form.context()).not.toContain('corro-demo');
  await form.answer(refusedCall('wrong-password'));
  expect(form.view()).toMatchObject({ phase: 'editing', refusal: { code: 'wrong-password' } });
  form.submit(account);
  await form.answer(doneOutcome);
  expect(form.view().phase).toBe('done');
});

it('searches for the result of a lost call', async () => {
  const form = open();
  form.submit(account);
  await form.answer(timedOut);
  expect(form.reconciled()).toEqual([{ passkeyIds: ['p-1', 'p-3'] }]);
  await form.answerReconcile({ kind: 'done', value: true });
  expect(form.view().phase).toBe('done');
});
