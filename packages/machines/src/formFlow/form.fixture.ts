import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { settled } from '../effects/settled.fixture.ts';
import type { Outcome } from '../outcome/index.ts';
import type { SendInput } from './formFlowSetup.ts';
import type { FormFlow, FormFlowEvent } from './index.ts';

export const done = { kind: 'done', value: null } as const;
export const timedOut = { kind: 'failed', failure: 'timeout' } as const;

/** A form whose calls and looks are written down, and answered by hand. */
export function openForm<Form extends object, Sent extends object, Kept, View>(
  flow: FormFlow<Form, Sent, Kept>,
  viewOf: (snapshot: SnapshotFrom<FormFlow<Form, Sent, Kept>>) => View,
) {
  const sent: Sent[] = [];
  const looked: (Kept | null)[] = [];
  const challenges: (() => void)[] = [];
  const answers: ((outcome: Outcome<null>) => void)[] = [];
  const findings: ((outcome: Outcome<boolean>) => void)[] = [];
  const machine = flow.provide({
    actors: {
      send: fromPromise<Outcome<null>, SendInput<Sent>>(({ input }) => {
        sent.push(input.form);
        if (input.onChallenge !== undefined) challenges.push(input.onChallenge);
        return new Promise((resolve) => {
          answers.push(resolve);
        });
      }),
      find: fromPromise<Outcome<boolean>, { readonly sent: Kept | null }>(({ input }) => {
        looked.push(input.sent);
        return new Promise((resolve) => {
          findings.push(resolve);
        });
      }),
    },
  });
  const actor = createActor(machine).start();
  return {
    sent,
    looked,
    view: () => viewOf(actor.getSnapshot()),
    context: () => JSON.stringify(actor.getSnapshot().context),
    send: (...events: FormFlowEvent<Form>[]) => {
      for (const event of events) actor.send(event);
    },
    challenge: () => challenges.at(-1)?.(),
    answer: async (outcome: Outcome<null>) => {
      answers.at(-1)?.(outcome);
      await settled();
    },
    answerLook: async (outcome: Outcome<boolean>) => {
      findings.at(-1)?.(outcome);
      await settled();
    },
  };
}
