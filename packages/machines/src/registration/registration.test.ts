import type { RegistrationInput } from '@corro/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusedCall, flushPromises, timedOut } from '../calls.fixture.ts';
import { explore } from '../explore.fixture.ts';
import type { Outcome } from '../outcome.ts';
import { registrationMachine, registrationView } from './registrationMachine.ts';
import {
  type Registered,
  type RegistrationCall,
  type RegistrationEvent,
  type RegistrationStep,
  registrationSteps,
} from './registrationSetup.ts';

type Change = Partial<RegistrationInput>;

const filled: RegistrationInput = {
  phone: '5500000002',
  password: 'secret-1',
  confirmation: 'secret-1',
  invitation: 'CORRO',
};
const submitAt = (step: RegistrationStep, change: Change = {}): RegistrationEvent => ({
  type: 'SUBMIT',
  step,
  input: { ...filled, ...change },
});
const submitAll = (change: Change = {}) => registrationSteps.map((step) => submitAt(step, change));
const back: RegistrationEvent = { type: 'BACK' };
const registered = (isLoggedIn: boolean) => ({ kind: 'done', value: { isLoggedIn } }) as const;

function openRegistration() {
  const calls: RegistrationCall[] = [];
  const defects: unknown[] = [];
  let end = Promise.withResolvers<Outcome<Registered>>();
  const machine = registrationMachine.provide({
    actors: {
      register: fromPromise<Outcome<Registered>, RegistrationCall>(({ input }) => {
        calls.push(input);
        end = Promise.withResolvers();
        return end.promise;
      }),
    },
    actions: { reportDefect: (_, { error }) => void defects.push(error) },
  });
  const actor = createActor(machine).start();
  return {
    defects,
    sent: () => calls.map(({ form }) => form),
    view: () => registrationView(actor.getSnapshot()),
    context: () => JSON.stringify(actor.getSnapshot().context),
    send: (...events: RegistrationEvent[]) => {
      for (const event of events) actor.send(event);
    },
    challenge: () => calls.at(-1)?.onChallenge(),
    open: () => calls.at(-1)?.onRegistered(),
    answer: async (outcome: Outcome<Registered>) => {
      end.resolve(outcome);
      await flushPromises();
    },
    fail: async () => {
      end.reject(new Error('defect'));
      await flushPromises();
    },
  };
}

describe('the steps', () => {
  it('advance and return one at a time, without a call before the last', () => {
    const registration = openRegistration();
    const steps = [registration.view().step];
    for (const event of [...submitAll().slice(0, 2), back, back, back]) {
      registration.send(event);
      steps.push(registration.view().step);
    }
    expect(steps).toEqual(['contact', 'password', 'consent', 'password', 'contact', 'contact']);
    expect(registration.sent()).toEqual([]);
  });

  it('ignore a tap that belongs to another step', () => {
    const registration = openRegistration();
    registration.send(submitAt('contact'), submitAt('contact', { password: '' }));
    expect(registration.view()).toMatchObject({ step: 'password', problems: [] });
    registration.send(submitAt('consent'));
    expect(registration.view().step).toBe('password');
  });

  it.each<[RegistrationStep, Change, string[]]>([
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
  ])('report only their own problems: %s', (step, change, codes) => {
    const registration = openRegistration();
    registration.send(...submitAll().slice(0, registrationSteps.indexOf(step)));
    registration.send(submitAt(step, change));
    expect(registration.view()).toMatchObject({ step, isBusy: false });
    expect(registration.view().problems.map(({ code }) => code)).toEqual(codes);
  });

  it('clear the problems of an edited field, and all on the way back', () => {
    const registration = openRegistration();
    registration.send(submitAt('contact', { phone: '55', invitation: '' }));
    registration.send({ type: 'EDIT', field: 'phone' });
    expect(registration.view().problems.map(({ field }) => field)).toEqual(['invitation']);
    registration.send(submitAt('contact'), submitAt('password', { password: '' }), back);
    expect(registration.view()).toMatchObject({ step: 'contact', problems: [] });
  });

  it.each<[Change, RegistrationStep]>([
    [{ phone: '' }, 'contact'],
    [{ confirmation: 'other' }, 'password'],
  ])('return to a hidden field that became invalid: %j', (change, step) => {
    const registration = openRegistration();
    registration.send(...submitAll().slice(0, 2), submitAt('consent', change));
    expect(registration.view()).toMatchObject({ step, problems: [{}] });
    expect(registration.sent()).toEqual([]);
  });
});

describe('the call', () => {
  it('is sent once on a double tap, without the confirmation, and stores no password', async () => {
    const registration = openRegistration();
    registration.send(
      ...submitAll({ phone: '+52 55 0000-0002 ', invitation: '\u200ECORRO\u00A0' }),
      submitAt('consent'),
    );
    const { confirmation: _, ...sent } = filled;
    expect(registration.sent()).toEqual([sent]);
    expect(registration.view()).toMatchObject({
      isBusy: true,
      step: 'consent',
      isLoggingIn: false,
    });
    registration.open();
    expect(registration.view()).toMatchObject({ isBusy: true, isLoggingIn: true });
    expect(registration.context()).not.toContain('secret');
    await registration.answer(registered(true));
    const view = { phase: 'submitting', isBusy: true, isLoggingIn: true };
    expect(registration.view()).toMatchObject(view);
  });

  it('is done with a remembered phone when the login fails', async () => {
    const registration = openRegistration();
    registration.send(...submitAll());
    registration.open();
    await registration.answer(registered(false));
    expect(registration.view()).toMatchObject({
      phase: 'done',
      isBusy: false,
      phone: filled.phone,
    });
  });

  it('is done when the login rejects', async () => {
    const registration = openRegistration();
    registration.send(...submitAll());
    registration.open();
    await registration.fail();
    expect(registration.view()).toMatchObject({ phase: 'done', failure: null });
    expect(registration.defects).toHaveLength(1);
  });

  it('shows that the device solves a challenge', () => {
    const registration = openRegistration();
    registration.send(...submitAll());
    expect(registration.view()).toMatchObject({ isBusy: true, isChecking: false });
    registration.challenge();
    expect(registration.view()).toMatchObject({ isBusy: true, isChecking: true });
    registration.open();
    expect(registration.view()).toMatchObject({ isChecking: false, isLoggingIn: true });
  });

  it.each([
    ['phone-taken', 'contact'],
    ['invalid-phone', 'contact'],
    ['wrong-invitation', 'contact'],
    ['weak-password', 'password'],
    ['too-many-attempts', 'consent'],
  ])('returns after the refusal %s to %s', async (code, step) => {
    const registration = openRegistration();
    registration.send(...submitAll());
    await registration.answer(refusedCall(code));
    const view = { phase: 'editing', step, refusal: { code }, suggestsLogin: false };
    expect(registration.view()).toMatchObject(view);
  });

  it('suggests a login when a lost call has taken the phone', async () => {
    const registration = openRegistration();
    const viewAfter = async (outcome: Outcome<Registered>, change: Change = {}) => {
      registration.send(...submitAll(change));
      await registration.answer(outcome);
      return registration.view();
    };
    const lost = { step: 'consent', failure: 'timeout', suggestsLogin: false };
    expect(await viewAfter(timedOut)).toMatchObject(lost);
    const taken = refusedCall('phone-taken');
    expect(await viewAfter(taken)).toMatchObject({ suggestsLogin: true, failure: null });
    expect((await viewAfter(refusedCall('wrong-invitation'))).suggestsLogin).toBe(false);
    expect((await viewAfter(taken, { phone: '5500000003' })).suggestsLogin).toBe(false);
  });

  it('reaches every state, and every path can open an account', () => {
    const type = 'xstate.done.actor.0.registration.submitting';
    const outputs = [
      registered(true),
      registered(false),
      refusedCall('phone-taken'),
      refusedCall('weak-password'),
      timedOut,
    ];
    expect(
      explore(registrationMachine, {
        events: [
          ...submitAll(),
          submitAt('contact', { phone: '' }),
          submitAt('password', { password: '' }),
          submitAt('consent', { confirmation: '' }),
          back,
          { type: 'EDIT', field: 'phone' },
          { type: 'CHALLENGED' },
          { type: 'REGISTERED' },
          ...outputs.map((output) => ({ type, output })),
          { type: 'xstate.error.actor.0.registration.submitting', error: 'defect' },
        ],
        situation: (context) => context,
        isEnd: (snapshot) => snapshot.status === 'done',
      }).gaps,
    ).toEqual([]);
  });
});
