import { expect, it } from 'vitest';
import { explore } from '../explore.fixture.ts';
import { now } from './chat.fixture.ts';
import { chatMachine } from './chatMachine.ts';
import type { ChatInput } from './chatSetup.ts';

const sending = 'xstate.done.actor.0.chat.sending';
const reconciled = 'xstate.done.actor.0.chat.reconciling.requesting';

const events = [
  { type: 'SEND', key: 'a', text: 'Hola' },
  { type: 'SEND', key: 'b', text: '¿Hay alguien?' },
  { type: 'SEND', key: 'c', text: '' },
  { type: 'SEND_AGAIN', key: 'a' },
  { type: 'SEND_AGAIN', key: 'b' },
  { type: 'DISCARD', key: 'a' },
  { type: 'LISTED', keys: ['a'], readAt: now + 1 },
  { type: sending, output: { kind: 'done', value: null } },
  { type: sending, output: { kind: 'refused', code: 'busy', values: {} } },
  { type: sending, output: { kind: 'failed', failure: 'timeout' } },
  { type: 'xstate.error.actor.0.chat.sending', error: 'defect' },
  { type: 'xstate.after.reconcilePause.chat.reconciling.waiting' },
  { type: reconciled, output: { kind: 'done', value: true } },
  { type: reconciled, output: { kind: 'done', value: false } },
  { type: reconciled, output: { kind: 'failed', failure: 'network' } },
  { type: 'xstate.error.actor.0.chat.reconciling.requesting', error: 'defect' },
];

function exploreWith(input: ChatInput) {
  return explore(chatMachine, {
    events,
    input,
    situation: (context) => [
      context['outgoing'].map(({ key, delivery }: Record<string, unknown>) => [key, delivery]),
      context['reconcileAttempts'],
    ],
    isEnd: (snapshot) => snapshot.matches('resting') && snapshot.context.outgoing.length === 0,
  });
}

it('reaches every state, and from every situation all can be settled', () => {
  const { defined, reached, stuck } = exploreWith({ now: () => now });
  expect(reached).toEqual(defined);
  expect(stuck).toEqual([]);
});

it('sends nothing without a SEND', () => {
  const pending = [{ key: 'a', text: 'Hola', writtenAt: now }];
  const { stuck, paths } = exploreWith({ now: () => now, pending });
  expect(stuck).toEqual([]);
  const unasked = paths().filter((path) => !path.some((type) => type.startsWith('SEND')));
  expect(unasked.some((path) => path.includes(sending))).toBe(false);
});
