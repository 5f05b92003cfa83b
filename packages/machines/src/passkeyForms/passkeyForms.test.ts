import { expect, it } from 'vitest';
import { doneOutcome, refusedCall, timedOut } from '../calls.fixture.ts';
import { openForm } from '../formFlow/form.fixture.ts';
import {
  passkeyAdditionMachine,
  passkeyAdditionView,
  passkeyNamingMachine,
  passkeyNamingView,
  passkeyRemovalMachine,
  passkeyRemovalView,
} from './passkeyForms.ts';

it('adds a passkey with secrets that it does not store', async () => {
  const form = openForm(passkeyAdditionMachine, passkeyAdditionView);
  const secrets = { password: 'secret-7', code: '246810' };
  form.submit({ password: '', code: null });
  expect(form.view().problems).toMatchObject([{ field: 'password' }]);
  form.submit(secrets);
  expect(form.sent).toEqual([secrets]);
  expect(form.context()).not.toMatch(/secret-7|246810/);
  await form.answer(refusedCall('passkey-cancelled'));
  expect(form.view()).toMatchObject({ phase: 'editing', refusal: { code: 'passkey-cancelled' } });
  form.submit(secrets);
  await form.answer(doneOutcome);
  expect(form.view().phase).toBe('done');
});

it('names a passkey with the trimmed name, and searches for it after a lost answer', async () => {
  const form = openForm(passkeyNamingMachine, passkeyNamingView);
  form.submit({ id: 'p-1', name: '  ' });
  expect(form.view().problems).toMatchObject([{ code: 'name-required' }]);
  form.submit({ id: 'p-1', name: ' Uno ' });
  expect(form.sent).toEqual([{ id: 'p-1', name: 'Uno' }]);
  await form.answer(timedOut);
  expect(form.reconciled()).toEqual([{ id: 'p-1', name: 'Uno' }]);
});

it('removes a passkey with a password that it does not store', async () => {
  const form = openForm(passkeyRemovalMachine, passkeyRemovalView);
  form.submit({ id: 'p-1', password: '' });
  expect(form.view().problems).toMatchObject([{ code: 'password-required' }]);
  form.submit({ id: 'p-1', password: 'secret-7' });
  expect(form.sent).toEqual([{ id: 'p-1', password: 'secret-7' }]);
  await form.answer(timedOut);
  expect(form.reconciled()).toEqual([{ id: 'p-1' }]);
  expect(form.context()).not.toContain('secret-7');
});
