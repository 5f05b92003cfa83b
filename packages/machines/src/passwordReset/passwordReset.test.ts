import type { ForgotPasswordInput } from '@corro/domain';
import { describe, expect, it } from 'vitest';
import { explore } from '../explore.fixture.ts';
import { done, openForm, sendingEnds } from '../formFlow/form.fixture.ts';
import { passwordResetMachine, passwordResetView } from './passwordReset.ts';

const filled: ForgotPasswordInput = {
  phone: '5500000001',
  code: '246810',
  newPassword: 'secret-2',
  confirmation: 'secret-2',
};
const submit = { type: 'SUBMIT', input: filled } as const;
const wrong = { kind: 'refused', code: 'wrong-code', values: {} } as const;

const openReset = () => openForm(passwordResetMachine, passwordResetView);

describe('password reset', () => {
  it('makes one call of two taps, without the confirmation, and holds no secret', async () => {
    const reset = openReset();
    expect(reset.view()).toMatchObject({ phase: 'editing', phone: null });
    reset.send(submit, submit);
    const { confirmation: _, ...sent } = filled;
    expect(reset.sent).toEqual([sent]);
    expect(reset.view()).toMatchObject({ busy: true, phase: 'submitting' });
    expect(reset.context()).not.toMatch(/secret|246810/);
    await reset.answer(done);
    expect(reset.view()).toMatchObject({ phase: 'done', busy: false, phone: '5500000001' });
  });

  it('sends and remembers the normalised phone number', async () => {
    const reset = openReset();
    reset.send({ type: 'SUBMIT', input: { ...filled, phone: '55 0000 0001' } });
    expect(reset.sent).toMatchObject([{ phone: '5500000001' }]);
    await reset.answer(done);
    expect(reset.view().phone).toBe('5500000001');
  });

  it('says that it checks the device while a challenge is solved', async () => {
    const reset = openReset();
    reset.send(submit);
    expect(reset.view()).toMatchObject({ busy: true, isChecking: false });
    reset.challenge();
    expect(reset.view()).toMatchObject({ busy: true, isChecking: true });
    await reset.answer(wrong);
    expect(reset.view()).toMatchObject({ phase: 'editing', isChecking: false, refusal: wrong });
  });

  it('calls nothing while something is wrong, and forgives what is edited', () => {
    const reset = openReset();
    reset.send({ type: 'SUBMIT', input: { ...filled, code: '2468', newPassword: '55' } });
    expect(reset.sent).toEqual([]);
    expect(reset.view().problems.map(({ field }) => field)).toEqual([
      'code',
      'newPassword',
      'confirmation',
    ]);
    reset.send({ type: 'EDIT', field: 'code' });
    expect(reset.view().problems.map(({ field }) => field)).toEqual([
      'newPassword',
      'confirmation',
    ]);
  });

  it('reaches every state, and a new password ends every path', () => {
    const { defined, reached, stuck } = explore(passwordResetMachine, {
      events: [
        submit,
        { type: 'CHALLENGED' },
        { type: 'SUBMIT', input: { ...filled, phone: '' } },
        { type: 'EDIT', field: 'phone' },
        ...sendingEnds(passwordResetMachine.id, wrong),
      ],
      situation: (context) => context,
      isEnd: (snapshot) => snapshot.status === 'done',
    });
    expect(reached).toEqual(defined);
    expect(stuck).toEqual([]);
  });
});
