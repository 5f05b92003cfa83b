import type { RegistrationInput } from '@corro/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { explore } from '../explore.fixture.ts';
import type { Outcome } from '../outcome.ts';
import { settled } from '../settled.fixture.ts';
import { registrationMachine, registrationView } from './registrationMachine.ts';
import {
  registrationSteps,
  type Registered,
  type Registration,
  type RegistrationCall,
  type RegistrationEvent,
  type RegistrationStep,
} from './registrationSetup.ts';

const filled: RegistrationInput = {
  phone: '5500000002',
  password: 'secret-1',
  confirmation: 'secret-1',
  invitation: 'CORRO',
};
const submitAt = (
  step: RegistrationStep,
  changed: Partial<RegistrationInput> = {},
): RegistrationEvent => ({ type: 'SUBMIT', step, input: { ...filled, ...changed } });
const throughAll = registrationSteps.map((step) => submitAt(step));
const back: RegistrationEvent = { type: 'BACK' };

const registered = (isLoggedIn: boolean): Outcome<Registered> => ({
  kind: 'done',
  value: { isLoggedIn },
});
const refused = (code: string) => ({ kind: 'refused', code, values: {} }) as const;
const timedOut = { kind: 'failed', failure: 'timeout' } as const;

/** A registration whose calls are recorded and answered by the test. */
function openRegistration() {
  const sent: Registration[] = [];
  const defects: unknown[] = [];
  let call: RegistrationCall | undefined;
  let end = Promise.withResolvers<Outcome<Registered>>();
  const machine = registrationMachine.provide({
    actors: {
      register: fromPromise<Outcome<Registered>, RegistrationCall>(({ input }) => {
        call = input;
        sent.push(input.form);
        end = Promise.withResolvers();
        return end.promise;
      }),
    },
    actions: { reportDefect: (_, { error }) => void defects.push(error) },
  });
  const actor = createActor(machine).start();
  return {
    sent,
    defects,
    view: () => registrationView(actor.getSnapshot()),
    context: () => JSON.stringify(actor.getSnapshot().context),
    send: (...events: RegistrationEvent[]) => {
      for (const event of events) actor.send(event);
    },
    challenge: () => call?.onChallenge(),
    open: () => call?.onRegistered(),
    answer: async (outcome: Outcome<Registered>) => {
      end.resolve(outcome);
      await settled();
    },
    fail: async () => {
      end.reject(new Error('defect'));
      await settled();
    },
  };
}

describe('registration, its steps', () => {
  it('goes on one step at a time, calls nothing before the last, and goes back to the first', () => {
    const registration = openRegistration();
    const seen = [registration.view().step];
    for (const event of [...throughAll.slice(0, 2), back, back, back]) {
      registration.send(event);
      seen.push(registration.view().step);
    }
    expect(seen).toEqual(['contact', 'password', 'consent', 'password', 'contact', 'contact']);
    expect(registration.sent).toEqual([]);
  });

  it('takes a second tap for one on the step that it was meant for', () => {
    const registration = openRegistration();
    registration.send(submitAt('contact'), submitAt('contact', { password: '' }));
    expect(registration.view()).toMatchObject({ step: 'password', problems: [] });
    registration.send(submitAt('consent'));
    expect(registration.view().step).toBe('password');
  });

  it.each<[RegistrationStep, Partial<RegistrationInput>, string[]]>([
    [
      'contact',
      { phone: '55', invitation: '', password: '' },
      ['phone-format', 'invitation-required'],
    ],
    [
      'password',
      { password: 'short', confirmation: '', phone: '' },
      ['password-too-short', 'confirmation-required'],
    ],
    ['password', { password: filled.phone, confirmation: filled.phone }, ['password-too-easy']],
  ])('stays at %s while %j is wrong there, and says that alone', (step, wrong, codes) => {
    const registration = openRegistration();
    registration.send(...throughAll.slice(0, registrationSteps.indexOf(step)));
    registration.send(submitAt(step, wrong));
    expect(registration.view()).toMatchObject({ step, busy: false });
    expect(registration.view().problems.map(({ code }) => code)).toEqual(codes);
  });

  it('forgives what is edited, and everything on the way back', () => {
    const registration = openRegistration();
    registration.send(submitAt('contact', { phone: '55', invitation: '' }));
    registration.send({ type: 'EDIT', field: 'phone' });
    expect(registration.view().problems.map(({ field }) => field)).toEqual(['invitation']);
    registration.send(submitAt('contact'), submitAt('password', { password: '' }), back);
    expect(registration.view()).toMatchObject({ step: 'contact', problems: [] });
  });

  it.each<[Partial<RegistrationInput>, RegistrationStep]>([
    [{ phone: '' }, 'contact'],
    [{ confirmation: 'other' }, 'password'],
  ])('leads back to what became wrong out of sight: %j', (changed, step) => {
    const registration = openRegistration();
    registration.send(...throughAll.slice(0, 2), submitAt('consent', changed));
    expect(registration.view()).toMatchObject({ step, problems: [{}] });
    expect(registration.sent).toEqual([]);
  });
});

describe('registration, its call', () => {
  it('makes one call of two taps, without the confirmation, and holds no password', async () => {
    const registration = openRegistration();
    registration.send(...throughAll, submitAt('consent'));
    const { confirmation: _, ...sent } = filled;
    expect(registration.sent).toEqual([sent]);
    expect(registration.view()).toMatchObject({ busy: true, step: 'consent', isLoggingIn: false });
    registration.open();
    expect(registration.view()).toMatchObject({ busy: true, isLoggingIn: true });
    expect(registration.context()).not.toContain('secret');
    await registration.answer(registered(true));
    expect(registration.view()).toMatchObject({
      phase: 'submitting',
      busy: true,
      isLoggingIn: true,
    });
  });

  it('is done where the login failed: the account is there, and the phone is known', async () => {
    const registration = openRegistration();
    registration.send(...throughAll);
    registration.open();
    await registration.answer(registered(false));
    expect(registration.view()).toMatchObject({ phase: 'done', busy: false, phone: filled.phone });
  });

  it('sends and remembers the normalised phone number', async () => {
    const registration = openRegistration();
    const pasted = { phone: '+52 55 0000-0002 ' };
    registration.send(...registrationSteps.map((step) => submitAt(step, pasted)));
    expect(registration.sent).toMatchObject([{ phone: '5500000002' }]);
    expect(registration.view().phone).toBe('5500000002');
  });

  it('says that it checks the device while a challenge is solved', async () => {
    const registration = openRegistration();
    registration.send(...throughAll);
    expect(registration.view()).toMatchObject({ busy: true, isChecking: false });
    registration.challenge();
    expect(registration.view()).toMatchObject({ busy: true, isChecking: true });
    registration.open();
    expect(registration.view()).toMatchObject({ isChecking: false, isLoggingIn: true });
  });

  it.each([
    ['phone-taken', 'contact'],
    ['invalid-phone', 'contact'],
    ['wrong-invitation', 'contact'],
    ['weak-password', 'password'],
    ['too-many-attempts', 'consent'],
    ['moon-phase', 'consent'],
  ])('refused for %s it is corrected at %s', async (code, step) => {
    const registration = openRegistration();
    registration.send(...throughAll);
    await registration.answer(refused(code));
    expect(registration.view()).toMatchObject({ phase: 'editing', step, refusal: { code } });
    expect(registration.view().tryLoggingIn).toBe(false);
  });

  it('can be sent again after a failure, and then knows whose phone was taken', async () => {
    const registration = openRegistration();
    const outcomes = async (outcome: Outcome<Registered>, changed = {}) => {
      registration.send(...registrationSteps.map((step) => submitAt(step, changed)));
      await registration.answer(outcome);
      return registration.view();
    };
    expect(await outcomes(timedOut)).toMatchObject({
      step: 'consent',
      failure: 'timeout',
      tryLoggingIn: false,
    });
    expect(await outcomes(refused('phone-taken'))).toMatchObject({
      tryLoggingIn: true,
      failure: null,
    });
    expect((await outcomes(refused('wrong-invitation'))).tryLoggingIn).toBe(false);
    const other = { phone: '5500000003' };
    expect((await outcomes(refused('phone-taken'), other)).tryLoggingIn).toBe(false);
  });

  it('does not forget that the account is open when the login ends in a defect', async () => {
    const registration = openRegistration();
    registration.send(...throughAll);
    registration.open();
    await registration.fail();
    expect(registration.view()).toMatchObject({ phase: 'done', failure: null });
    expect(registration.defects).toHaveLength(1);
  });

  it('reaches every state, and an account ends every path', () => {
    const answered = 'xstate.done.actor.0.registration.submitting';
    const { defined, reached, stuck } = explore(registrationMachine, {
      events: [
        ...throughAll,
        submitAt('contact', { phone: '' }),
        submitAt('password', { password: '' }),
        submitAt('consent', { confirmation: '' }),
        back,
        { type: 'EDIT', field: 'phone' },
        { type: 'CHALLENGED' },
        { type: 'REGISTERED' },
        ...[
          registered(true),
          registered(false),
          refused('phone-taken'),
          refused('weak-password'),
          timedOut,
        ].map((output) => ({ type: answered, output })),
        { type: 'xstate.error.actor.0.registration.submitting', error: 'defect' },
      ],
      situation: (context) => context,
      isEnd: (snapshot) => snapshot.status === 'done',
    });
    expect(reached).toEqual(defined);
    expect(stuck).toEqual([]);
  });
});
