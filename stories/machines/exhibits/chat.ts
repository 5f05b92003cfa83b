import { chatMachine } from '@corro/machines';
import { answer, buildMessage, fakeNow } from '@corro/testing';
import { expect } from 'storybook/test';
import {
  answered,
  asked,
  at,
  listOf,
  listRoute,
  sendRoute,
  today,
  upstream,
  write,
} from '../../screens/customer-service/chat.ts';
import { buttonOf, says, shows } from '../../screens/form.ts';
import { stageOf } from '../../screens/withApp.tsx';
import type { Exhibit, Hands, Reply, Step } from '../walk/Exhibit.ts';
import { replying, waiting } from '../walk/walk.ts';

const { id } = chatMachine;
/** The one message that is written here; the screen gives it a key of its own. */
const message = { key: '22222222-2222-4222-8222-222222222222', text: '¿Hay alguien?' };

const sending = { done: answer.ok(), refused: answer.refusal('busy'), unclear: answer.html(502) };
const there: Reply = ({ upstream: asks }) => {
  const clientKey = asks.callsTo(sendRoute).at(-1)?.headers['idempotency-key'];
  if (clientKey === undefined) return listOf(asked, answered, today);
  const sent = buildMessage({ id: 'm-3', author: 'customer', text: message.text, clientKey });
  return listOf(asked, answered, today, sent);
};
const listing = {
  there,
  'not there': listOf(asked, answered, today),
  unanswered: answer.html(502),
};

const ended = `xstate.done.actor.0.${id}.sending`;
const looked = `xstate.done.actor.0.${id}.lookingFor.looking`;

const isFailed: Step['when'] = ({ context }) =>
  context.outgoing.some(({ delivery }: { delivery: string }) => delivery === 'failed');

/** The message whose fate is the customer's to decide. */
const failedKey: Step['payloadNow'] = ({ outgoing }) => {
  const failed = outgoing.find(({ delivery }: { delivery: string }) => delivery === 'failed');
  return failed === undefined ? {} : { key: failed.key };
};

const onItsWay = async (hands: Hands) => {
  await shows(hands, message.text);
  await says(hands, 'chat.sending');
};

export const chat: Exhibit = {
  machine: chatMachine,
  scene: { at, upstream },
  open: (hands) => shows(hands, asked.text),
  replies: { [sendRoute]: sending, [listRoute]: listing },
  steps: {
    'write a message': {
      event: { type: 'SEND', ...message },
      act: (hands) => write(hands, message.text),
      when: ({ context }) => context.outgoing.length === 0,
    },
    'it arrives': {
      event: { type: ended, output: { kind: 'done', value: null } },
      act: replying(sendRoute, sending.done),
    },
    'it is refused': {
      event: { type: ended, output: { kind: 'refused', code: 'busy', values: {} } },
      act: replying(sendRoute, sending.refused),
    },
    'no clear answer': {
      event: { type: ended, output: { kind: 'failed', failure: 'protocol' } },
      act: replying(sendRoute, sending.unclear),
    },
    'pause before a look': {
      event: { type: `xstate.after.lookUpPause.${id}.lookingFor.waiting` },
      act: async (hands) => {
        const looks: number = stageOf(hands).machines.running(id)?.getSnapshot().context.looks;
        await waiting(looks === 0 ? 0 : 2000)(hands);
      },
    },
    'it is found': {
      event: { type: looked, output: { kind: 'done', value: true } },
      act: replying(listRoute, listing.there),
    },
    'it is not there': {
      event: { type: looked, output: { kind: 'done', value: false } },
      act: replying(listRoute, listing['not there']),
    },
    'the look is not answered': {
      event: { type: looked, output: { kind: 'failed', failure: 'protocol' } },
      act: replying(listRoute, listing.unanswered),
    },
    'send it again': {
      event: { type: 'SEND_AGAIN', key: message.key },
      act: async (hands) => hands.userEvent.click(buttonOf(hands, 'chat.sendAgain')),
      when: isFailed,
      payloadNow: failedKey,
    },
    'give it up': {
      event: { type: 'DISCARD', key: message.key },
      act: async (hands) => hands.userEvent.click(buttonOf(hands, 'chat.discard')),
      when: isFailed,
      payloadNow: failedKey,
    },
    'the chat is read': {
      event: { type: 'LISTED', keys: [message.key], readAt: fakeNow + 1000 },
      act: async (hands) => {
        // Not awaited: it waits to be answered.
        void stageOf(hands).refresh();
        await replying(listRoute, listing.there)(hands);
      },
      // The look is a call to the same list.
      when: (snapshot) => !snapshot.matches('lookingFor'),
    },
  },
  told: ['LISTED'],
  situation: ({ outgoing, looks }) =>
    [outgoing.map(({ delivery }: { delivery: string }) => delivery), looks] as const,
  shows: {
    resting: async (hands) => {
      await shows(hands, asked.text);
      await expect(hands.canvas.queryByText(stageOf(hands).t('chat.sending'))).toBeNull();
    },
    sending: onItsWay,
    'lookingFor.waiting': onItsWay,
    'lookingFor.looking': onItsWay,
  },
};
