import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Outcome } from '../outcome.ts';
import { settled } from '../settled.fixture.ts';
import { chatMachine, chatView } from './chatMachine.ts';
import type { ChatEvent, ChatInput, WrittenMessage } from './chatSetup.ts';

export const now = 1_800_000_000_000;

export const done = { kind: 'done', value: null } as const;
export const timedOut = { kind: 'failed', failure: 'timeout' } as const;
export const there = { kind: 'done', value: true } as const;
export const absent = { kind: 'done', value: false } as const;

/** A chat on a fake clock until told, with every effect written down. */
export function openChat(change: Partial<ChatInput> = {}) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const sending: ((outcome: Outcome<null>) => void)[] = [];
  const requests: ((outcome: Outcome<boolean>) => void)[] = [];
  let persisted: readonly WrittenMessage[] = [];
  const machine = chatMachine.provide({
    actors: {
      sendMessage: fromPromise<Outcome<null>, WrittenMessage>(({ input }) => {
        calls.push(`send ${input.key}`);
        return new Promise((resolve) => {
          sending.push(resolve);
        });
      }),
      reconcile: fromPromise<Outcome<boolean>, WrittenMessage>(({ input }) => {
        calls.push(`reconcile ${input.key}`);
        return new Promise((resolve) => {
          requests.push(resolve);
        });
      }),
    },
    actions: {
      persistPending: (_, { messages }) => {
        persisted = messages;
      },
      chatChanged: () => {
        calls.push('changed');
      },
      reportDefect: () => {
        calls.push('defect');
      },
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { now: () => now + clock.now(), ...change },
  }).start();
  return {
    calls,
    persisted: () => persisted.map(({ key }) => key),
    /** `key status` of each message on its way. */
    shown: () =>
      chatView(actor.getSnapshot()).outgoing.map(({ key, status }) => `${key} ${status}`),
    view: () => chatView(actor.getSnapshot()).outgoing,
    send: (...events: ChatEvent[]) => {
      for (const event of events) actor.send(event);
    },
    write: (...keys: string[]) => {
      for (const key of keys) actor.send({ type: 'SEND', key, text: `Hola ${key}` });
    },
    wait: (milliseconds: number) => clock.increment(milliseconds),
    /** Settles the latest call of sending, and lets the machine hear of it. */
    answer: async (outcome: Outcome<null>) => {
      sending.at(-1)?.(outcome);
      await settled();
    },
    answerReconcile: async (outcome: Outcome<boolean>) => {
      requests.at(-1)?.(outcome);
      await settled();
    },
  };
}
