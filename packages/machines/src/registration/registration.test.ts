import type { RegistrationInput } from '@corro/domain';
import { describe, expect, it } from 'vitest';
import { explore } from '../explore.fixture.ts';
import { done, openForm, sendingEnds, timedOut } from '../formFlow/form.fixture.ts';
import { registrationMachine, registrationView } from './registration.ts';

const filled: RegistrationInput = {
  phone: '5500000002',
  password: 'secret-1',
  confirmation: 'secret-1',
  invitation: 'CORRO',
};
const submit = { type: 'SUBMIT', input: filled } as const;
const taken = { kind: 'refused', code: 'phone-taken', values: {} } as const;

const openRegistration = () => openForm(registrationMachine, registrationView);

describe('registration', () => {
  it('makes one call of two taps, without the confirmation, and holds no password', async () => {
    const registration = openRegistration();
    registration.send(submit, submit);
    const { confirmation: _, ...sent } = filled;
    expect(registration.sent).toEqual([sent]);
    expect(registration.view()).toMatchObject({ busy: true, phase: 'submitting' });
    expect(registration.context()).not.toContain('secret');
    await registration.answer(done);
    expect(registration.view()).toMatchObject({ phase: 'done', busy: false, phone: '5500000002' });
  });

  it('sends and remembers the normalised phone number', async () => {
    const registration = openRegistration();
    registration.send({ type: 'SUBMIT', input: { ...filled, phone: '+52 55 0000-0002 ' } });
    expect(registration.sent).toMatchObject([{ phone: '5500000002' }]);
    await registration.answer(done);
    expect(registration.view().phone).toBe('5500000002');
  });

  it('says that it checks the device while a challenge is solved', async () => {
    const registration = openRegistration();
    registration.send(submit);
    expect(registration.view()).toMatchObject({ busy: true, isChecking: false });
    registration.challenge();
    expect(registration.view()).toMatchObject({ busy: true, isChecking: true });
    await registration.answer(taken);
    expect(registration.view()).toMatchObject({ phase: 'editing', isChecking: false });
  });

  it('calls nothing while something is wrong, and forgives what is edited', () => {
    const registration = openRegistration();
    registration.send({ type: 'SUBMIT', input: { ...filled, phone: '55', invitation: '' } });
    expect(registration.sent).toEqual([]);
    expect(registration.view().problems.map(({ field }) => field)).toEqual(['phone', 'invitation']);
    registration.send({ type: 'EDIT', field: 'phone' });
    expect(registration.view().problems.map(({ field }) => field)).toEqual(['invitation']);
  });

  it('stays for correction when refused', async () => {
    const registration = openRegistration();
    registration.send(submit);
    await registration.answer(taken);
    expect(registration.view()).toMatchObject({
      refusal: taken,
      phase: 'editing',
      tryLoggingIn: false,
    });
  });

  it('can be sent again after a failure, and then knows whose phone was taken', async () => {
    const registration = openRegistration();
    registration.send(submit);
    await registration.answer(timedOut);
    expect(registration.view()).toMatchObject({
      failure: 'timeout',
      phase: 'editing',
      tryLoggingIn: false,
    });
    registration.send(submit);
    await registration.answer(taken);
    expect(registration.view()).toMatchObject({ tryLoggingIn: true, failure: null });
    registration.send(submit);
    await registration.answer({ ...taken, code: 'wrong-invitation' });
    expect(registration.view().tryLoggingIn).toBe(false);
    registration.send({ type: 'SUBMIT', input: { ...filled, phone: '5500000003' } });
    await registration.answer(taken);
    expect(registration.view().tryLoggingIn).toBe(false);
  });

  it('reaches every state, and registering ends every path', () => {
    const { defined, reached, stuck } = explore(registrationMachine, {
      events: [
        submit,
        { type: 'CHALLENGED' },
        { type: 'SUBMIT', input: { ...filled, phone: '' } },
        { type: 'EDIT', field: 'phone' },
        ...sendingEnds(registrationMachine.id, taken),
      ],
      situation: (context) => context,
      isEnd: (snapshot) => snapshot.status === 'done',
    });
    expect(reached).toEqual(defined);
    expect(stuck).toEqual([]);
  });
});
