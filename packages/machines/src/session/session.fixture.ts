import type { LoginInput } from '@corro/domain';
import { createActor, fromPromise } from 'xstate';
import type { Outcome } from '../outcome.ts';
import { settled } from '../settled.fixture.ts';
import { sessionMachine, sessionView } from './sessionMachine.ts';
import type { LoginCall, SessionEvent } from './sessionSetup.ts';

export const credentials: LoginInput = { phone: '5500000001', password: 'corro-demo' };
export const logIn: SessionEvent = { type: 'LOG_IN', ...credentials };

/** A session whose storage and server answer when told, with every effect written down. */
export async function openSession(stored: string | null | Error = null) {
  const calls: string[] = [];
  const challenges: (() => void)[] = [];
  const answers: ((outcome: Outcome<string>) => void)[] = [];
  const machine = sessionMachine.provide({
    actors: {
      readToken: fromPromise<string | null>(() =>
        stored instanceof Error ? Promise.reject(stored) : Promise.resolve(stored),
      ),
      logIn: fromPromise<Outcome<string>, LoginCall>(({ input }) => {
        const { credentials: given, onChallenge } = input;
        calls.push(`log in ${given.phone} ${given.password}`);
        challenges.push(onChallenge);
        return new Promise((resolve) => {
          answers.push(resolve);
        });
      }),
      logInByPasskey: fromPromise<Outcome<string>>(() => {
        calls.push('log in by passkey');
        return new Promise((resolve) => {
          answers.push(resolve);
        });
      }),
    },
    actions: {
      storeToken: (_, { token }) => {
        calls.push(`store ${token}`);
      },
      clearStored: () => {
        calls.push('clear');
      },
      endAtServer: (_, { token }) => {
        calls.push(`end ${token}`);
      },
      reportDefect: () => {
        calls.push('defect');
      },
    },
  });
  const actor = createActor(machine).start();
  const restoring = sessionView(actor.getSnapshot());
  await settled();
  return {
    calls,
    restoring,
    snapshot: () => actor.getSnapshot(),
    view: () => sessionView(actor.getSnapshot()),
    send: (...events: SessionEvent[]) => {
      for (const event of events) actor.send(event);
    },
    tried: (isEnded: boolean) => actor.send({ type: 'LOGOUT_TRIED', isEnded }),
    challenge: () => challenges.at(-1)?.(),
    answer: async (outcome: Outcome<string>) => {
      answers.at(-1)?.(outcome);
      await settled();
    },
  };
}
