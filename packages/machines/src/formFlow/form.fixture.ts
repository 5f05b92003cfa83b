import { createActor, type SnapshotFrom } from 'xstate';
import { doneOutcome, recordCalls, timedOut } from '../calls.fixture.ts';
import type { Outcome } from '../outcome.ts';
import type { FormFlow } from './createFormFlow.ts';
import type { FormFlowEvent, SendInput } from './formFlowSetup.ts';

/** All outcomes of a form's call, as events of the machine with that id. */
export function sendingEvents(id: string, refusal: Outcome<null>) {
  const type = `xstate.done.actor.0.${id}.submitting`;
  return [
    ...[doneOutcome, refusal, timedOut].map((output) => ({ type, output })),
    { type: `xstate.error.actor.0.${id}.submitting`, error: 'defect' },
  ];
}

/** All outcomes of looking up whether the data of a lost call has arrived. */
export function reconcilingEvents(id: string) {
  const type = `xstate.done.actor.0.${id}.reconciling`;
  return [
    { type, output: { kind: 'done', value: true } },
    { type, output: { kind: 'done', value: false } },
    { type, output: timedOut },
    { type: `xstate.error.actor.0.${id}.reconciling`, error: 'defect' },
  ];
}

/** A form whose calls are recorded and answered by the test. */
export function openForm<Form extends object, Sent extends object, Remembered, View>(
  flow: FormFlow<Form, Sent, Remembered>,
  viewOf: (snapshot: SnapshotFrom<FormFlow<Form, Sent, Remembered>>) => View,
) {
  const sent: Sent[] = [];
  const sending = recordCalls<Outcome<null>, SendInput<Sent>>(({ form }) => sent.push(form));
  const finding = recordCalls<Outcome<boolean>, { readonly sent: Remembered | null }>();
  const machine = flow.provide({ actors: { send: sending.actor, find: finding.actor } });
  const actor = createActor(machine).start();
  return {
    sent,
    reconciled: () => finding.inputs.map((input) => input.sent),
    view: () => viewOf(actor.getSnapshot()),
    context: () => JSON.stringify(actor.getSnapshot().context),
    send: (...events: FormFlowEvent<Form>[]) => {
      for (const event of events) actor.send(event);
    },
    submit: (input: Form) => actor.send({ type: 'SUBMIT', input }),
    challenge: () => sending.inputs.at(-1)?.onChallenge?.(),
    answer: sending.answer,
    answerReconcile: finding.answer,
  };
}
