import { describe, expect, it } from 'vitest';
import { absent, done, now, openChat, there, timedOut } from './chat.fixture.ts';

const refused = { kind: 'refused', code: 'message-too-long', values: {} } as const;

describe('chat, sending', () => {
  it('sends one message after the other, in the order in which they were written', async () => {
    const chat = openChat();
    chat.write('a', 'b', 'c');
    expect(chat.calls).toEqual(['send a']);
    expect(chat.shown()).toEqual(['a sending', 'b sending', 'c sending']);
    await chat.answer(done);
    expect(chat.calls).toEqual(['send a', 'changed', 'send b']);
    await chat.answer(done);
    await chat.answer(done);
    expect(chat.shown()).toEqual(['a sent', 'b sent', 'c sent']);
    expect(chat.calls.filter((call) => call.startsWith('send'))).toHaveLength(3);
  });

  it('makes one message of two taps', () => {
    const chat = openChat();
    chat.write('a', 'a');
    expect(chat.shown()).toEqual(['a sending']);
  });

  it('takes nothing that says nothing, or too much', () => {
    const chat = openChat();
    chat.send({ type: 'SEND', key: 'a', text: ' \n' });
    chat.send({ type: 'SEND', key: 'b', text: 'x'.repeat(1001) });
    expect(chat.shown()).toEqual([]);
    expect(chat.calls).toEqual([]);
  });

  it('keeps what has not arrived before it is sent, and forgets it afterwards', async () => {
    const chat = openChat();
    chat.write('a', 'b');
    expect(chat.persisted()).toEqual(['a', 'b']);
    await chat.answer(done);
    expect(chat.persisted()).toEqual(['b']);
  });

  it('marks a refused one with its reason, and goes on with the next', async () => {
    const chat = openChat();
    chat.write('a', 'b');
    await chat.answer(refused);
    expect(chat.view()[0]).toMatchObject({ status: 'failed', refusal: refused, failure: null });
    expect(chat.calls).toEqual(['send a', 'changed', 'send b']);
  });
});

describe('chat, unknown', () => {
  it('looks for a message whose answer was lost before anything is said of it', async () => {
    const chat = openChat();
    chat.write('a');
    await chat.answer(timedOut);
    expect(chat.shown()).toEqual(['a sending']);
    chat.wait(0);
    await chat.answerReconcile(there);
    expect(chat.shown()).toEqual(['a sent']);
    expect(chat.calls.filter((call) => call === 'send a')).toHaveLength(1);
  });

  it.each([[absent], [timedOut]])(
    'offers to send it again after two attempts without a result',
    async (outcome) => {
      const chat = openChat();
      chat.write('a', 'b');
      await chat.answer(timedOut);
      chat.wait(0);
      await chat.answerReconcile(outcome);
      expect(chat.shown()).toEqual(['a sending', 'b sending']);
      chat.wait(1999);
      expect(chat.calls.filter((call) => call === 'reconcile a')).toHaveLength(1);
      chat.wait(1);
      await chat.answerReconcile(outcome);
      expect(chat.view()[0]).toMatchObject({ status: 'failed', failure: 'timeout' });
      expect(chat.calls.at(-1)).toBe('send b');
    },
  );

  it('sends again under the same key, once however often it is tapped, behind the others', async () => {
    const chat = openChat();
    chat.write('a', 'b');
    await chat.answer(refused);
    chat.send({ type: 'SEND_AGAIN', key: 'a' }, { type: 'SEND_AGAIN', key: 'a' });
    expect(chat.shown()).toEqual(['b sending', 'a sending']);
    await chat.answer(done);
    await chat.answer(done);
    expect(chat.shown()).toEqual(['b sent', 'a sent']);
    expect(chat.calls.filter((call) => call === 'send a')).toHaveLength(2);
  });

  it('sends again, or gives up, the one that is meant, and only what has failed', async () => {
    const chat = openChat();
    chat.write('a', 'b', 'c');
    await chat.answer(refused);
    await chat.answer(refused);
    expect(chat.shown()).toEqual(['a failed', 'b failed', 'c sending']);
    chat.send({ type: 'SEND_AGAIN', key: 'c' }, { type: 'DISCARD', key: 'c' });
    chat.send({ type: 'SEND_AGAIN', key: 'b' });
    expect(chat.shown()).toEqual(['a failed', 'c sending', 'b sending']);
    chat.send({ type: 'DISCARD', key: 'a' });
    expect(chat.shown()).toEqual(['c sending', 'b sending']);
    await chat.answer(done);
    chat.send({ type: 'SEND_AGAIN', key: 'c' }, { type: 'DISCARD', key: 'c' });
    expect(chat.shown()).toEqual(['c sent', 'b sending']);
  });

  it('looks for what a reload interrupted, and sends nothing by itself', async () => {
    const persisted = { key: 'kept', text: 'Hola', writtenAt: now - 60_000 };
    const chat = openChat({ pending: [persisted] });
    chat.wait(0);
    expect(chat.calls).toEqual(['reconcile kept']);
    await chat.answerReconcile(absent);
    chat.wait(2000);
    await chat.answerReconcile(absent);
    expect(chat.shown()).toEqual(['kept failed']);
    expect(chat.calls).toEqual(['reconcile kept', 'reconcile kept']);
  });

  it('gives up a failed message, and none that is on its way', async () => {
    const chat = openChat();
    chat.write('a', 'b');
    chat.send({ type: 'DISCARD', key: 'a' });
    expect(chat.shown()).toEqual(['a sending', 'b sending']);
    await chat.answer(refused);
    chat.send({ type: 'DISCARD', key: 'a' });
    expect(chat.shown()).toEqual(['b sending']);
    expect(chat.persisted()).toEqual(['b']);
  });
});

describe('chat, listed', () => {
  it('drops what is in the chat', async () => {
    const chat = openChat();
    chat.write('a', 'b');
    await chat.answer(done);
    chat.send({ type: 'LISTED', keys: ['a', 'b'], readAt: now });
    expect(chat.shown()).toEqual(['b sending']);
    await chat.answer(done);
    expect(chat.shown()).toEqual(['b sent']);
  });

  it('works without keys: what was sent before the chat was read is in it', async () => {
    const chat = openChat();
    chat.write('a');
    await chat.answer(done);
    chat.send({ type: 'LISTED', keys: [], readAt: now });
    expect(chat.shown()).toEqual(['a sent']);
    chat.send({ type: 'LISTED', keys: [], readAt: now + 1 });
    expect(chat.shown()).toEqual([]);
  });

  it('keeps a failed message, unless it turns up after all', async () => {
    const chat = openChat();
    chat.write('a');
    await chat.answer(refused);
    chat.send({ type: 'LISTED', keys: [], readAt: now + 1 });
    expect(chat.shown()).toEqual(['a failed']);
    chat.send({ type: 'LISTED', keys: ['a'], readAt: now + 1 });
    expect(chat.shown()).toEqual([]);
    expect(chat.persisted()).toEqual([]);
  });
});
