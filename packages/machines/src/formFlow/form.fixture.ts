import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { Outcome } from '../outcome.ts';
import { settled } from '../settled.fixture.ts';
import type { FormFlow } from './createFormFlow.ts';
import type { FormFlowEvent, SendInput } from './formFlowSetup.ts';

export const done = { kind: 'done', value: null } as const;
export const timedOut = { kind: 'failed', failure: 'timeout' } as const;

/** What may become of a form's call, as the events of the machine of that id. */
export function sendingEnds(id: string, refused: Outcome<null>) {
  const answered = `xstate.done.actor.0.${id}.submitting`;
  return [
    { type: answered, output: done },
    { type: answered, output: refused },
    { type: answered, output: timedOut },
    { type: `xstate.error.actor.0.${id}.submitting`, error: 'defect' },
  ];
}

/** The same of looking for what was sent. */
export function reconcilingEnds(id: string) {
  const found = `xstate.done.actor.0.${id}.reconciling`;
  return [
    { type: found, output: { kind: 'done', value: true } },
    { type: found, output: { kind: 'done', value: false } },
    { type: found, output: timedOut },
    { type: `xstate.error.actor.0.${id}.reconciling`, error: 'defect' },
  ];
}

/** A form whose calls are recorded and answered by the test. */
export function openForm<Form extends object, Sent extends object, Remembered, View>(
  flow: FormFlow<Form, Sent, Remembered>,
  viewOf: (snapshot: SnapshotFrom<FormFlow<Form, Sent, Remembered>>) => View,
) {
  const sent: Sent[] = [];
  const reconciled: (Remembered | null)[] = [];
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
      find: fromPromise<Outcome<boolean>, { readonly sent: Remembered | null }>(({ input }) => {
        reconciled.push(input.sent);
        return new Promise((resolve) => {
          findings.push(resolve);
        });
      }),
    },
  });
  const actor = createActor(machine).start();
  return {
    sent,
    reconciled,
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
    answerReconcile: async (outcome: Outcome<boolean>) => {
      findings.at(-1)?.(outcome);
      await settled();
    },
  };
}
