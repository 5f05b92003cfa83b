import { expect, it } from 'vitest';
import { doneOutcome } from '../calls.fixture.ts';
import { openForm } from '../formFlow/form.fixture.ts';
import { passwordResetMachine, passwordResetView } from './passwordReset.ts';

const sent = { phone: '5500000001', code: '246810', newPassword: 'secret-2' };
const filled = { ...sent, phone: '55 0000 0001', confirmation: 'secret-2' };

it('sends the normalised phone without the confirmation, and stores the phone only', async () => {
  const form = openForm(passwordResetMachine, passwordResetView);
  expect(form.view()).toMatchObject({ phase: 'editing', phone: null });
  form.submit({ ...filled, code: '2468', newPassword: '55' });
  const fields = form.view().problems.map(({ field }) => field);
  expect(fields).toEqual(['code', 'newPassword', 'confirmation']);
  form.submit({ ...filled, code: ' \u202A246\u00A0810\u202C' });
  expect(form.sent).toEqual([sent]);
  expect(form.context()).not.toMatch(/secret|246810/);
  await form.answer(doneOutcome);
  expect(form.view()).toMatchObject({ phase: 'done', phone: '5500000001' });
});
