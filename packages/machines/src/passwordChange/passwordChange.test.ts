import type { PasswordChangeInput } from '@corro/domain';
import { describe, expect, it } from 'vitest';
import { explore } from '../explore.fixture.ts';
import { done, openForm, sendingEnds, timedOut } from '../formFlow/form.fixture.ts';
import { passwordChangeMachine, passwordChangeView } from './passwordChange.ts';

const filled: PasswordChangeInput = {
  currentPassword: 'secret-1',
  newPassword: 'secret-2',
  confirmation: 'secret-2',
};
const submit = { type: 'SUBMIT', input: filled } as const;
const wrong = { kind: 'refused', code: 'wrong-password', values: {} } as const;

const openChange = () => openForm(passwordChangeMachine, passwordChangeView);

describe('password change', () => {
  it('makes one call of two taps, without the confirmation, and holds no password', async () => {
    const change = openChange();
    change.send(submit, submit);
    expect(change.sent).toEqual([{ password: 'secret-1', newPassword: 'secret-2' }]);
    expect(change.view()).toMatchObject({ busy: true, phase: 'submitting' });
    expect(change.context()).not.toContain('secret');
    await change.answer(done);
    expect(change.view()).toMatchObject({ busy: false, phase: 'done' });
    expect(change.context()).not.toContain('secret');
  });

  it('calls nothing while something is wrong, and forgives what is edited', () => {
    const change = openChange();
    change.send({ type: 'SUBMIT', input: { ...filled, newPassword: 'short', confirmation: '' } });
    expect(change.sent).toEqual([]);
    expect(change.view().problems.map(({ code, field }) => `${field} ${code}`)).toEqual([
      'newPassword password-too-short',
      'confirmation confirmation-required',
    ]);
    change.send({ type: 'EDIT', field: 'newPassword' });
    expect(change.view().problems.map(({ field }) => field)).toEqual(['confirmation']);
  });

  it('knows after a timeout why the old password is wrong', async () => {
    const change = openChange();
    change.send(submit);
    await change.answer(timedOut);
    expect(change.view()).toMatchObject({ failure: 'timeout', phase: 'editing', busy: false });
    change.send(submit);
    expect(change.view()).toMatchObject({ failure: null, busy: true });
    await change.answer(wrong);
    expect(change.view()).toMatchObject({ refusal: wrong, isProbablyChanged: true });
    expect(change.sent).toHaveLength(2);
    change.send(submit);
    await change.answer({ ...wrong, code: 'too-many-attempts' });
    expect(change.view().isProbablyChanged).toBe(false);
  });

  it('reaches every state, and changing the password ends every path', () => {
    const { defined, reached, stuck } = explore(passwordChangeMachine, {
      events: [
        submit,
        { type: 'SUBMIT', input: { ...filled, confirmation: '' } },
        { type: 'EDIT', field: 'confirmation' },
        ...sendingEnds(passwordChangeMachine.id, wrong),
      ],
      situation: (context) => context,
      isEnd: (snapshot) => snapshot.status === 'done',
    });
    expect(reached).toEqual(defined);
    expect(stuck).toEqual([]);
  });
});
