import type { PasswordChangeInput } from '@corro/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { explore } from '../exploration/explore.fixture.ts';
import type { Outcome } from '../outcome/index.ts';
import {
  type PasswordChangeEvent,
  passwordChangeMachine,
  passwordChangeView,
  type PasswordToSend,
} from './index.ts';

const filled: PasswordChangeInput = {
  currentPassword: 'secret-1',
  newPassword: 'secret-2',
  confirmation: 'secret-2',
};
const submit = { type: 'SUBMIT', input: filled } as const;
const wrong = { kind: 'refused', code: 'wrong-password', values: {} } as const;
const timedOut = { kind: 'failed', failure: 'timeout' } as const;

function openChange() {
  const sent: PasswordToSend[] = [];
  const answers: ((outcome: Outcome<null>) => void)[] = [];
  const machine = passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise<Outcome<null>, PasswordToSend>(({ input }) => {
        sent.push(input);
        return new Promise((resolve) => {
          answers.push(resolve);
        });
      }),
    },
  });
  const actor = createActor(machine).start();
  return {
    sent,
    view: () => passwordChangeView(actor.getSnapshot()),
    context: () => JSON.stringify(actor.getSnapshot().context),
    send: (...events: PasswordChangeEvent[]) => {
      for (const event of events) actor.send(event);
    },
    answer: async (outcome: Outcome<null>) => {
      answers.at(-1)?.(outcome);
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    },
  };
}

describe('password change', () => {
  it('makes one call of two taps, without the confirmation, and holds no password', async () => {
    const change = openChange();
    change.send(submit, submit);
    expect(change.sent).toEqual([{ password: 'secret-1', newPassword: 'secret-2' }]);
    expect(change.view()).toMatchObject({ busy: true, changed: false });
    expect(change.context()).not.toContain('secret');
    await change.answer({ kind: 'done', value: null });
    expect(change.view()).toMatchObject({ busy: false, changed: true });
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

  it('stays for correction when refused', async () => {
    const change = openChange();
    change.send(submit);
    await change.answer(wrong);
    expect(change.view()).toMatchObject({ refusal: wrong, busy: false, isProbablyChanged: false });
    change.send({ type: 'EDIT', field: 'currentPassword' });
    expect(change.view().refusal).toBeNull();
  });

  it('knows after a timeout why the old password is wrong', async () => {
    const change = openChange();
    change.send(submit);
    await change.answer(timedOut);
    expect(change.view()).toMatchObject({ failure: 'timeout', changed: false, busy: false });
    change.send(submit);
    expect(change.view()).toMatchObject({ failure: null, busy: true });
    await change.answer(wrong);
    expect(change.view()).toMatchObject({ refusal: wrong, isProbablyChanged: true });
    expect(change.sent).toHaveLength(2);
  });

  it('reaches every state, and changing the password ends every path', () => {
    const answered = 'xstate.done.actor.0.passwordChange.submitting';
    const { defined, reached, stuck } = explore(passwordChangeMachine, {
      events: [
        submit,
        { type: 'SUBMIT', input: { ...filled, confirmation: '' } },
        { type: 'EDIT', field: 'confirmation' },
        { type: answered, output: { kind: 'done', value: null } },
        { type: answered, output: wrong },
        { type: answered, output: timedOut },
        { type: 'xstate.error.actor.0.passwordChange.submitting', error: 'defect' },
      ],
      situation: (context) => context,
      isEnd: (snapshot) => snapshot.status === 'done',
    });
    expect(reached).toEqual(defined);
    expect(stuck).toEqual([]);
  });
});
