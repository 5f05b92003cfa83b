import type { PasswordChangeInput } from '@corro/domain';
import { describe, expect, it } from 'vitest';
import { doneOutcome, refusedCall, timedOut } from '../calls.fixture.ts';
import { openForm } from '../formFlow/form.fixture.ts';
import { passwordChangeMachine, passwordChangeView } from './passwordChange.ts';

const filled: PasswordChangeInput = {
  currentPassword: 'secret-1',
  newPassword: 'secret-2',
  confirmation: 'secret-2',
};
const wrong = refusedCall('wrong-password');

describe('password change', () => {
  it('sends both passwords without the confirmation, and stores none', async () => {
    const form = openForm(passwordChangeMachine, passwordChangeView);
    form.submit({ ...filled, newPassword: 'short', confirmation: '' });
    const fields = form.view().problems.map(({ field }) => field);
    expect(fields).toEqual(['newPassword', 'confirmation']);
    form.submit(filled);
    expect(form.sent).toEqual([{ password: 'secret-1', newPassword: 'secret-2' }]);
    expect(form.context()).not.toContain('secret');
    await form.answer(doneOutcome);
    expect(form.context()).not.toContain('secret');
  });

  it('explains a wrong current password after a lost call', async () => {
    const form = openForm(passwordChangeMachine, passwordChangeView);
    form.submit(filled);
    await form.answer(timedOut);
    expect(form.view()).toMatchObject({ failure: 'timeout', phase: 'editing', isBusy: false });
    form.submit(filled);
    expect(form.view()).toMatchObject({ failure: null, isBusy: true });
    await form.answer(wrong);
    expect(form.view()).toMatchObject({ refusal: wrong, isProbablyChanged: true });
    form.submit(filled);
    await form.answer(refusedCall('too-many-attempts'));
    expect(form.view().isProbablyChanged).toBe(false);
  });
});
