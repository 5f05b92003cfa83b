import { expect, it } from 'vitest';
import { explore } from '../exploration/explore.fixture.ts';
import { chatMachine, type ChatInput } from './index.ts';
import { now } from './chat.fixture.ts';

const sending = 'xstate.done.actor.0.chat.sending';
const looking = 'xstate.done.actor.0.chat.lookingFor.looking';

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
  { type: 'xstate.after.lookUpPause.chat.lookingFor.waiting' },
  { type: looking, output: { kind: 'done', value: true } },
  { type: looking, output: { kind: 'done', value: false } },
  { type: looking, output: { kind: 'failed', failure: 'network' } },
  { type: 'xstate.error.actor.0.chat.lookingFor.looking', error: 'defect' },
];

function exploreWith(input: ChatInput) {
  return explore(chatMachine, {
    events,
    input,
    situation: (context) => [
      context['outgoing'].map(({ key, delivery }: Record<string, unknown>) => [key, delivery]),
      context['looks'],
    ],
    isEnd: (snapshot) => snapshot.matches('resting') && snapshot.context.outgoing.length === 0,
  });
}

it('reaches every state, and from every situation all can be settled', () => {
  const { defined, reached, stuck } = exploreWith({ now: () => now });
  expect(reached).toEqual(defined);
  expect(stuck).toEqual([]);
});

it('sends nothing that nobody asked for', () => {
  const unsettled = [{ key: 'a', text: 'Hola', writtenAt: now }];
  const { stuck, paths } = exploreWith({ now: () => now, unsettled });
  expect(stuck).toEqual([]);
  const unasked = paths().filter((path) => !path.some((type) => type.startsWith('SEND')));
  expect(unasked.some((path) => path.includes(sending))).toBe(false);
});
