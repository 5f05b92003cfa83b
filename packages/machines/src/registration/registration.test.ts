import type { RegistrationInput } from '@corro/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { explore } from '../exploration/explore.fixture.ts';
import type { Outcome } from '../outcome/index.ts';
import { type RegistrationEvent, registrationMachine, registrationView } from './index.ts';

const filled: RegistrationInput = {
  phone: '5500000002',
  password: 'secret',
  confirmation: 'secret',
  invitation: 'CORRO',
};
const submit = { type: 'SUBMIT', input: filled } as const;
const taken = { kind: 'refused', code: 'phone-taken', values: {} } as const;
const timedOut = { kind: 'failed', failure: 'timeout' } as const;

function openRegistration() {
  const sent: unknown[] = [];
  const answers: ((outcome: Outcome<null>) => void)[] = [];
  const machine = registrationMachine.provide({
    actors: {
      register: fromPromise(({ input }) => {
        sent.push(input);
        return new Promise<Outcome<null>>((resolve) => {
          answers.push(resolve);
        });
      }),
    },
  });
  const actor = createActor(machine).start();
  return {
    sent,
    view: () => registrationView(actor.getSnapshot()),
    context: () => JSON.stringify(actor.getSnapshot().context),
    send: (...events: RegistrationEvent[]) => {
      for (const event of events) actor.send(event);
    },
    answer: async (outcome: Outcome<null>) => {
      answers.at(-1)?.(outcome);
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    },
  };
}

describe('registration', () => {
  it('makes one call of two taps, without the confirmation, and holds no password', async () => {
    const registration = openRegistration();
    registration.send(submit, submit);
    const { confirmation: _, ...sent } = filled;
    expect(registration.sent).toEqual([sent]);
    expect(registration.view()).toMatchObject({ busy: true, canSubmit: false });
    expect(registration.context()).not.toContain('secret');
    await registration.answer({ kind: 'done', value: null });
    expect(registration.view()).toMatchObject({ registered: true, busy: false });
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
      canSubmit: true,
      tryLoggingIn: false,
    });
  });

  it('can be sent again after a failure, and then knows whose phone was taken', async () => {
    const registration = openRegistration();
    registration.send(submit);
    await registration.answer(timedOut);
    expect(registration.view()).toMatchObject({ failure: 'timeout', canSubmit: true });
    registration.send(submit);
    await registration.answer(taken);
    expect(registration.view()).toMatchObject({ tryLoggingIn: true, failure: null });
    registration.send({ type: 'SUBMIT', input: { ...filled, phone: '5500000003' } });
    await registration.answer(taken);
    expect(registration.view().tryLoggingIn).toBe(false);
  });

  it('reaches every state, and registering ends every path', () => {
    const answered = 'xstate.done.actor.0.registration.submitting';
    const { defined, reached, stuck } = explore(registrationMachine, {
      events: [
        submit,
        { type: 'SUBMIT', input: { ...filled, phone: '' } },
        { type: 'EDIT', field: 'phone' },
        { type: answered, output: { kind: 'done', value: null } },
        { type: answered, output: taken },
        { type: answered, output: timedOut },
        { type: 'xstate.error.actor.0.registration.submitting', error: 'defect' },
      ],
      situation: (context) => context,
      isEnd: (snapshot) => snapshot.status === 'done',
    });
    expect(reached).toEqual(defined);
    expect(stuck).toEqual([]);
  });
});
