import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { doneOutcome, recordCalls, refusedCall, timedOut } from '../calls.fixture.ts';
import { explore } from '../explore.fixture.ts';
import type { Outcome } from '../outcome.ts';
import { chatMachine, chatView } from './chatMachine.ts';
import type { ChatEvent, ChatInput, WrittenMessage } from './chatSetup.ts';

const now = 1_800_000_000_000;
const listed = { kind: 'done', value: true } as const;
const absent = { kind: 'done', value: false } as const;
const tooLong = refusedCall('message-too-long');

/** A chat on a simulated clock; `calls` are its effects in order. */
function openChat(change: Partial<ChatInput> = {}) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  let persisted: readonly WrittenMessage[] = [];
  const sending = recordCalls<Outcome<null>, WrittenMessage>(({ key }) => {
    calls.push(`send ${key}`);
  });
  const reconciling = recordCalls<Outcome<boolean>, WrittenMessage>(({ key }) => {
    calls.push(`reconcile ${key}`);
  });
  const machine = chatMachine.provide({
    actors: { sendMessage: sending.actor, reconcile: reconciling.actor },
    actions: {
      persistPending: (_, { messages }) => {
        persisted = messages;
      },
      chatChanged: () => void calls.push('changed'),
    },
  });
  const input = { now: () => now + clock.now(), ...change };
  const actor = createActor(machine, { clock, input }).start();
  const view = () => chatView(actor.getSnapshot()).outgoing;
  return {
    calls,
    persisted: () => persisted.map(({ key }) => key),
    view,
    statuses: () => view().map(({ key, status }) => `${key} ${status}`),
    send: (...events: ChatEvent[]) => {
      for (const event of events) actor.send(event);
    },
    write: (...keys: string[]) => {
      for (const key of keys) actor.send({ type: 'SEND', key, text: `Hola ${key}` });
    },
    wait: (milliseconds: number) => clock.increment(milliseconds),
    answer: sending.answer,
    answerReconcile: reconciling.answer,
  };
}

describe('sending', () => {
  it('sends one message at a time, in order', async () => {
    const chat = openChat();
    chat.write('a', 'b');
    expect(chat.calls).toEqual(['send a']);
    expect(chat.statuses()).toEqual(['a sending', 'b sending']);
    await chat.answer(doneOutcome);
    expect(chat.calls).toEqual(['send a', 'changed', 'send b']);
    await chat.answer(doneOutcome);
    expect(chat.statuses()).toEqual(['a sent', 'b sent']);
  });

  it('sends once on a double tap', () => {
    const chat = openChat();
    chat.write('a', 'a');
    expect(chat.statuses()).toEqual(['a sending']);
  });

  it('ignores empty and too long messages', () => {
    const chat = openChat();
    chat.send({ type: 'SEND', key: 'a', text: ' \n' });
    chat.send({ type: 'SEND', key: 'b', text: 'x'.repeat(1001) });
    expect(chat.statuses()).toEqual([]);
    expect(chat.calls).toEqual([]);
  });

  it('stores a message until it has arrived', async () => {
    const chat = openChat();
    chat.write('a', 'b');
    expect(chat.persisted()).toEqual(['a', 'b']);
    await chat.answer(doneOutcome);
    expect(chat.persisted()).toEqual(['b']);
  });

  it('marks a refused message and continues with the next', async () => {
    const chat = openChat();
    chat.write('a', 'b');
    await chat.answer(tooLong);
    expect(chat.view()[0]).toMatchObject({ status: 'failed', refusal: tooLong, failure: null });
    expect(chat.calls).toEqual(['send a', 'changed', 'send b']);
  });
});

describe('a message with a lost answer', () => {
  it('is searched in the chat and found', async () => {
    const chat = openChat();
    chat.write('a');
    await chat.answer(timedOut);
    expect(chat.statuses()).toEqual(['a sending']);
    chat.wait(0);
    await chat.answerReconcile(listed);
    expect(chat.statuses()).toEqual(['a sent']);
    expect(chat.calls).toEqual(['send a', 'changed', 'reconcile a', 'changed']);
  });

  it.each([[absent], [timedOut]])('fails after two searches: %o', async (outcome) => {
    const chat = openChat();
    chat.write('a', 'b');
    await chat.answer(timedOut);
    chat.wait(0);
    await chat.answerReconcile(outcome);
    expect(chat.statuses()).toEqual(['a sending', 'b sending']);
    chat.wait(1999);
    expect(chat.calls.filter((call) => call === 'reconcile a')).toHaveLength(1);
    chat.wait(1);
    await chat.answerReconcile(outcome);
    expect(chat.view()[0]).toMatchObject({ status: 'failed', failure: 'timeout' });
    expect(chat.calls.at(-1)).toBe('send b');
  });

  it('is restored after a reload, searched and not resent', async () => {
    const chat = openChat({ pending: [{ key: 'stored', text: 'Hola', writtenAt: now - 60_000 }] });
    chat.wait(0);
    await chat.answerReconcile(absent);
    chat.wait(2000);
    await chat.answerReconcile(absent);
    expect(chat.statuses()).toEqual(['stored failed']);
    expect(chat.calls).toEqual(['reconcile stored', 'reconcile stored']);
  });
});

describe('a failed message', () => {
  it('is resent once, last and with its key, on a double tap', async () => {
    const chat = openChat();
    chat.write('a', 'b');
    await chat.answer(tooLong);
    chat.send({ type: 'SEND_AGAIN', key: 'a' }, { type: 'SEND_AGAIN', key: 'a' });
    expect(chat.statuses()).toEqual(['b sending', 'a sending']);
    await chat.answer(doneOutcome);
    await chat.answer(doneOutcome);
    expect(chat.statuses()).toEqual(['b sent', 'a sent']);
    expect(chat.calls.filter((call) => call === 'send a')).toHaveLength(2);
  });

  it('is the only one that can be resent or discarded', async () => {
    const chat = openChat();
    chat.write('a', 'b', 'c');
    await chat.answer(tooLong);
    await chat.answer(tooLong);
    expect(chat.statuses()).toEqual(['a failed', 'b failed', 'c sending']);
    chat.send({ type: 'SEND_AGAIN', key: 'c' }, { type: 'DISCARD', key: 'c' });
    chat.send({ type: 'SEND_AGAIN', key: 'b' });
    expect(chat.statuses()).toEqual(['a failed', 'c sending', 'b sending']);
    chat.send({ type: 'DISCARD', key: 'a' });
    expect(chat.statuses()).toEqual(['c sending', 'b sending']);
    expect(chat.persisted()).toEqual(['c', 'b']);
    await chat.answer(doneOutcome);
    chat.send({ type: 'SEND_AGAIN', key: 'c' }, { type: 'DISCARD', key: 'c' });
    expect(chat.statuses()).toEqual(['c sent', 'b sending']);
  });
});

describe('reading the chat', () => {
  it('removes sent messages by key', async () => {
    const chat = openChat();
    chat.write('a', 'b');
    await chat.answer(doneOutcome);
    chat.send({ type: 'LISTED', keys: ['a', 'b'], readAt: now });
    expect(chat.statuses()).toEqual(['b sending']);
  });

  it('removes messages sent before the chat was read, if it lists no keys', async () => {
    const chat = openChat();
    chat.write('a');
    await chat.answer(doneOutcome);
    chat.send({ type: 'LISTED', keys: [], readAt: now });
    expect(chat.statuses()).toEqual(['a sent']);
    chat.send({ type: 'LISTED', keys: [], readAt: now + 1 });
    expect(chat.statuses()).toEqual([]);
  });

  it('keeps a failed message unless it is listed', async () => {
    const chat = openChat();
    chat.write('a');
    await chat.answer(tooLong);
    chat.send({ type: 'LISTED', keys: [], readAt: now + 1 });
    expect(chat.statuses()).toEqual(['a failed']);
    chat.send({ type: 'LISTED', keys: ['a'], readAt: now + 1 });
    expect(chat.statuses()).toEqual([]);
    expect(chat.persisted()).toEqual([]);
  });
});

describe('every path', () => {
  const sent = 'xstate.done.actor.0.chat.sending';
  const searched = 'xstate.done.actor.0.chat.reconciling.requesting';

  const exploreFrom = (input: ChatInput) =>
    explore(chatMachine, {
      events: [
        { type: 'SEND', key: 'a', text: 'Hola' },
        { type: 'SEND', key: 'b', text: '¿Hay alguien?' },
        { type: 'SEND', key: 'c', text: '' },
        { type: 'SEND_AGAIN', key: 'a' },
        { type: 'SEND_AGAIN', key: 'b' },
        { type: 'DISCARD', key: 'a' },
        { type: 'LISTED', keys: ['a'], readAt: now + 1 },
        ...[doneOutcome, refusedCall('busy'), timedOut].map((output) => ({ type: sent, output })),
        { type: 'xstate.error.actor.0.chat.sending', error: 'defect' },
        { type: 'xstate.after.reconcilePause.chat.reconciling.waiting' },
        ...[listed, absent, timedOut].map((output) => ({ type: searched, output })),
        { type: 'xstate.error.actor.0.chat.reconciling.requesting', error: 'defect' },
      ],
      input,
      situation: (context) => [
        context['outgoing'].map(({ key, delivery }: Record<string, unknown>) => [key, delivery]),
        context['reconcileAttempts'],
      ],
      isEnd: (snapshot) => snapshot.matches('resting') && snapshot.context.outgoing.length === 0,
    });

  it('reaches every state and can settle all messages', () => {
    expect(exploreFrom({ now: () => now }).gaps).toEqual([]);
  });

  it('sends a restored message only on request', () => {
    const pending = [{ key: 'a', text: 'Hola', writtenAt: now }];
    const { gaps, paths } = exploreFrom({ now: () => now, pending });
    expect(gaps).toEqual([]);
    const unrequested = paths().filter((path) => !path.some((type) => type.startsWith('SEND')));
    expect(unrequested.some((path) => path.includes(sent))).toBe(false);
  });
});
