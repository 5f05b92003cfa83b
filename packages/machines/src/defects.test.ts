import {
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import { expect, it } from 'vitest';
import { flushPromises } from './calls.fixture.ts';
import { cardFormMachine } from './cardForm/cardForm.ts';
import { chatMachine } from './chat/chatMachine.ts';
import { realNameMachine } from './realName/realNameMachine.ts';
import { rechargeMachine } from './recharge/recharge.ts';
import { registrationMachine } from './registration/registrationMachine.ts';
import { sessionMachine } from './session/sessionMachine.ts';
import { transactionCodeMachine } from './transactionCode/transactionCodeMachine.ts';
import { watchlistMachine } from './watchlist/watchlistMachine.ts';

interface Defect {
  readonly machine: AnyStateMachine;
  /** Name of the actor that rejects. */
  readonly call: string;
  readonly input?: object;
  readonly events?: readonly AnyEventObject[];
  /** Output of the machine's other actors. Default: they never answer. */
  readonly otherOutput?: unknown;
  readonly snapshot: { readonly value: unknown; readonly context?: object };
}

const now = () => 1_800_000_000_000;
const order = { now, makeKey: () => 'key', facts: { balance: null } };
const terms = { amount: '5000', method: 'bank' };
const message = { key: 'stored', text: 'Hola', writtenAt: 0 };
const account = '002010077777777771';
const card = { kind: 'bank', bankName: 'Banco', account, holder: 'Ana' };
const submit = { type: 'SUBMIT', input: card };
const photo = { key: 'a', facts: { type: 'image/jpeg', bytes: 2_000_000 } };
const code = '246810';
const item = { symbol: 'NVLO', name: 'Norvelo' };

/** A defect for every actor of every machine; the machines of a factory count as one. */
const defects: readonly Defect[] = [
  {
    machine: rechargeMachine,
    call: 'placeOrder',
    input: { ...order, form: { amountText: '5000', method: 'bank' } },
    events: [{ type: 'REVIEW' }, { type: 'CONFIRM' }],
    snapshot: { value: { unknown: { reconciling: 'waiting' } }, context: { failure: 'protocol' } },
  },
  {
    machine: rechargeMachine,
    call: 'reconcile',
    input: { ...order, pending: { key: 'stored', terms, confirmedAt: 0 } },
    snapshot: { value: { unknown: { unreachable: 'waiting' } }, context: { placed: null } },
  },
  {
    machine: cardFormMachine,
    call: 'send',
    events: [submit],
    snapshot: { value: 'reconciling', context: { failure: 'protocol', lostCall: card } },
  },
  {
    machine: cardFormMachine,
    call: 'find',
    events: [submit],
    otherOutput: { kind: 'failed', failure: 'timeout' },
    snapshot: { value: 'editing', context: { failure: 'timeout', lostCall: card } },
  },
  {
    machine: chatMachine,
    call: 'sendMessage',
    input: { now },
    events: [{ type: 'SEND', ...message }],
    snapshot: {
      value: { reconciling: 'waiting' },
      context: { outgoing: [{ delivery: 'unknown', failure: 'protocol' }] },
    },
  },
  {
    machine: chatMachine,
    call: 'reconcile',
    input: { now, pending: [message] },
    snapshot: { value: 'resting', context: { outgoing: [{ delivery: 'failed' }] } },
  },
  {
    machine: sessionMachine,
    call: 'readToken',
    snapshot: {
      value: { anonymous: { ready: 'editing' } },
      context: { token: null, failure: null },
    },
  },
  {
    machine: sessionMachine,
    call: 'logIn',
    events: [{ type: 'LOG_IN', phone: '5500000001', password: 'secret-1' }],
    otherOutput: null,
    snapshot: { value: { anonymous: { ready: 'failed' } }, context: { failure: 'protocol' } },
  },
  {
    machine: registrationMachine,
    call: 'register',
    events: (['contact', 'password', 'consent'] as const).map((step) => ({
      type: 'SUBMIT',
      step,
      input: {
        phone: '5500000002',
        password: 'clave-1',
        confirmation: 'clave-1',
        invitation: 'CORRO',
      },
    })),
    snapshot: {
      value: { editing: 'consent' },
      context: { failure: 'protocol', lostCall: '5500000002' },
    },
  },
  {
    machine: transactionCodeMachine,
    call: 'saveCode',
    input: { isFirst: true, phone: null },
    events: [
      { type: 'ENTER', code },
      { type: 'CONFIRM', code, confirmation: code },
    ],
    snapshot: { value: 'failed', context: { failure: 'protocol', hasLostCall: true } },
  },
  {
    machine: watchlistMachine,
    call: 'remove',
    events: [{ type: 'EDIT' }, { type: 'DELETE', item }, { type: 'CONFIRM' }],
    snapshot: { value: { editing: 'restored' }, context: { item, removedSymbols: [] } },
  },
  ...(['front', 'back'] as const).flatMap((side) => [
    {
      machine: realNameMachine,
      call: 'preparePhoto',
      input: { status: 'none' },
      events: [{ type: 'CHOOSE', side, ...photo }],
      snapshot: {
        value: { none: { [side]: 'failed' } },
        context: { [side]: { failure: 'protocol' } },
      },
    },
    {
      machine: realNameMachine,
      call: 'uploadPhoto',
      input: { status: 'none' },
      events: [{ type: 'CHOOSE', side, ...photo }],
      otherOutput: photo.facts,
      snapshot: {
        value: { none: { [side]: 'failed' } },
        context: { [side]: { failure: 'protocol' } },
      },
    },
  ]),
];

it.each(defects)(
  '$machine.id reports that $call rejected, and continues',
  async ({ machine, call, input, events = [], otherOutput, snapshot }) => {
    const defect = new Error('defect');
    const reported: unknown[] = [];
    const { actors, actions } = machine.implementations;
    const other = fromPromise(() =>
      otherOutput === undefined ? new Promise(() => undefined) : Promise.resolve(otherOutput),
    );
    const effects = Object.entries(actions)
      // Actions without a resolver are effects; the others belong to the machine.
      .filter(([, action]) => action !== undefined && !('resolve' in action))
      .map(([name]) => [name, () => undefined]);
    const provided = machine.provide({
      actors: {
        ...Object.fromEntries(Object.keys(actors).map((name) => [name, other])),
        [call]: fromPromise(() => Promise.reject(defect)),
      },
      actions: {
        ...Object.fromEntries(effects),
        reportDefect: (_: unknown, { error }: { error: unknown }) => void reported.push(error),
      },
    });
    const clock = new SimulatedClock();
    const actor = createActor(provided, { input, clock }).start();
    await flushPromises();
    for (const event of events) actor.send(event);
    clock.increment(0);
    await flushPromises();
    expect(reported).toEqual([defect]);
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', ...snapshot });
  },
);
