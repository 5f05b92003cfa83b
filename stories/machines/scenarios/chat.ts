import { chatMachine } from '@corro/machines';
import { answer, buildMessage, fakeNow } from '@corro/testing';
import { expect } from 'storybook/test';
import {
  serviceMessage,
  customerMessage,
  at,
  listOf,
  listRoute,
  sendRoute,
  today,
  upstream,
  write,
} from '../../screens/customer-service/chat.ts';
import { buttonOf, says, shows } from '../../harness/form.ts';
import { harnessOf } from '../../harness/withApp.tsx';
import type { MachineScenario, PlayContext, Reply, Step } from '../runner/MachineScenario.ts';
import { endSteps, outcome, replyStep, waitStep } from '../runner/steps.ts';

const { id } = chatMachine;
/** The only message of this scenario. The real screen generates another key. */
const message = { key: '22222222-2222-4222-8222-222222222222', text: '¿Hay alguien?' };

const sending = { done: answer.ok(), refused: answer.refusal('busy'), unclear: answer.html(502) };
const there: Reply = ({ upstream: asks }) => {
  const clientKey = asks.callsTo(sendRoute).at(-1)?.headers['idempotency-key'];
  if (clientKey === undefined) return listOf(customerMessage, serviceMessage, today);
  const sent = buildMessage({ id: 'm-3', author: 'customer', text: message.text, clientKey });
  return listOf(customerMessage, serviceMessage, today, sent);
};
const listing = {
  there,
  'not there': listOf(customerMessage, serviceMessage, today),
  unanswered: answer.html(502),
};

const ended = `xstate.done.actor.0.${id}.sending`;
const reconciled = `xstate.done.actor.0.${id}.reconciling.requesting`;

const isFailed: Step['when'] = ({ context }) =>
  context.outgoing.some(({ delivery }: { delivery: string }) => delivery === 'failed');

/** The key of the failed message, which the customer may resend or discard. */
const failedKey: Step['payloadNow'] = ({ outgoing }) => {
  const failed = outgoing.find(({ delivery }: { delivery: string }) => delivery === 'failed');
  return failed === undefined ? {} : { key: failed.key };
};

const onItsWay = async (page: PlayContext) => {
  await shows(page, message.text);
  await says(page, 'chat.sending');
};

export const chat: MachineScenario = {
  machine: chatMachine,
  app: { at, upstream },
  open: (page) => shows(page, customerMessage.text),
  replies: { [sendRoute]: sending, [listRoute]: listing },
  steps: {
    'write a message': {
      event: { type: 'SEND', ...message },
      act: (page) => write(page, message.text),
      when: ({ context }) => context.outgoing.length === 0,
    },
    ...endSteps(ended, sendRoute, {
      'it arrives': [outcome.done(), sending.done],
      'it is refused': [outcome.refused('busy'), sending.refused],
      'no clear answer': [outcome.unclear, sending.unclear],
    }),
    'pause before a reconciliation': {
      event: { type: `xstate.after.reconcilePause.${id}.reconciling.waiting` },
      act: async (page) => {
        const attempts: number = harnessOf(page).machines.running(id)?.getSnapshot()
          .context.reconcileAttempts;
        await waitStep(attempts === 0 ? 0 : 2000)(page);
      },
    },
    ...endSteps(reconciled, listRoute, {
      'it is found': [outcome.done(true), listing.there],
      'it is not there': [outcome.done(false), listing['not there']],
      'the reconciliation is not answered': [outcome.unclear, listing.unanswered],
    }),
    'send it again': {
      event: { type: 'SEND_AGAIN', key: message.key },
      act: async (page) => page.userEvent.click(buttonOf(page, 'chat.sendAgain')),
      when: isFailed,
      payloadNow: failedKey,
    },
    'give it up': {
      event: { type: 'DISCARD', key: message.key },
      act: async (page) => page.userEvent.click(buttonOf(page, 'chat.discard')),
      when: isFailed,
      payloadNow: failedKey,
    },
    'the chat is read': {
      event: { type: 'LISTED', keys: [message.key], readAt: fakeNow + 1000 },
      act: async (page) => {
        // Not awaited: the next line answers the call of the refresh.
        void harnessOf(page).refresh();
        await replyStep(listRoute, listing.there)(page);
      },
      // While reconciling, a call to the same list is pending, and the reply would answer both.
      when: (snapshot) => !snapshot.matches('reconciling'),
    },
  },
  automaticEvents: ['LISTED'],
  situation: ({ outgoing, reconcileAttempts }) =>
    [outgoing.map(({ delivery }: { delivery: string }) => delivery), reconcileAttempts] as const,
  shows: {
    resting: async (page) => {
      await shows(page, customerMessage.text);
      await expect(page.canvas.queryByText(harnessOf(page).t('chat.sending'))).toBeNull();
    },
    sending: onItsWay,
    'reconciling.waiting': onItsWay,
    'reconciling.requesting': onItsWay,
  },
};
