import { createActor, type AnyStateMachine, fromPromise, SimulatedClock } from 'xstate';
import { expect, it } from 'vitest';
import { cardFormMachine } from './cardForm/cardForm.ts';
import { chatMachine } from './chat/chatMachine.ts';
import { rechargeMachine } from './recharge/recharge.ts';
import { settled } from './settled.fixture.ts';

const now = () => 1_800_000_000_000;
const recharge = { amountText: '5000', method: 'bank' };
const order = { key: 'kept', terms: { amount: '5000', method: 'bank' }, confirmedAt: 0 };
const message = { key: 'kept', text: 'Hola', writtenAt: 0 };
const card = {
  kind: 'bank',
  bankName: 'Banco',
  account: '002010077777777771',
  holder: 'Ana',
} as const;
const common = { now, makeKey: () => 'key', facts: { balance: null } };

/** What must not happen: each effect of a call rejects, though its contract says that it never does. */
const calls: readonly (readonly [string, AnyStateMachine, object, readonly { type: string }[]])[] =
  [
    [
      'placeOrder',
      rechargeMachine,
      { ...common, form: recharge },
      [{ type: 'REVIEW' }, { type: 'CONFIRM' }],
    ],
    ['reconcile', rechargeMachine, { ...common, pending: order }, []],
    ['send', cardFormMachine, {}, [Object.assign({ type: 'SUBMIT' }, { input: card })]],
    ['sendMessage', chatMachine, { now }, [Object.assign({ type: 'SEND' }, message)]],
    ['reconcile', chatMachine, { now, pending: [message] }, []],
  ];

it.each(calls)('%s of %o is reported with the error that it rejected with', async (...given) => {
  const [name, machine, input, events] = given;
  const defect = new Error('defect');
  const reported: unknown[] = [];
  const waiting = fromPromise(() => new Promise(() => undefined));
  const { actors, actions } = machine.implementations;
  const silent = Object.fromEntries(
    Object.entries(actions)
      // What is named alone is an effect; the rest are the machine's own.
      .filter(([, action]) => action !== undefined && !('resolve' in action))
      .map(([action]) => [action, () => undefined]),
  );
  const provided = machine.provide({
    actors: {
      ...Object.fromEntries(Object.keys(actors).map((actor) => [actor, waiting])),
      [name]: fromPromise(() => Promise.reject(defect)),
    },
    actions: {
      ...silent,
      reportDefect: (_: unknown, { error }: { error: unknown }) => void reported.push(error),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(provided, { input, clock }).start();
  for (const event of events) actor.send(event);
  clock.increment(0);
  await settled();
  actor.stop();
  expect(reported).toEqual([defect]);
});
