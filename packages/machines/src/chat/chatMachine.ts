import { assign } from 'xstate';
import { discarded, listed, theOne, unsettled, written, writtenAgain } from './changes.ts';
import { chatSetup } from './chatSetup.ts';
import type { ChatContext } from './types.ts';

const keepUnsettled = {
  type: 'keepUnsettled',
  params: ({ context }: { context: ChatContext }) => ({
    messages: context.outgoing
      .filter(({ delivery }) => delivery !== 'sent')
      .map(({ key, text, writtenAt }) => ({ key, text, writtenAt })),
  }),
} as const;

const lost = { kind: 'failed', failure: 'protocol' } as const;

/**
 * What a customer writes to customer service: one message after the other, in their order, each
 * sent once. One whose answer was lost is looked for in the chat before it is offered again, and
 * what is sent again keeps its key. Its effects are named in `chatSetup`.
 */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  context: ({ input: { now, unsettled: kept = [] } }) => ({
    now,
    outgoing: unsettled(kept),
    looks: 0,
  }),
  initial: 'resting',
  on: {
    SEND: {
      guard: { type: 'saysSomething', params: ({ event }) => event },
      actions: [
        assign({ outgoing: ({ context, event }) => written(context, event) }),
        keepUnsettled,
      ],
    },
    SEND_AGAIN: {
      actions: assign({ outgoing: ({ context, event }) => writtenAgain(context, event.key) }),
    },
    DISCARD: {
      actions: [
        assign({ outgoing: ({ context, event }) => discarded(context, event.key) }),
        keepUnsettled,
      ],
    },
    LISTED: {
      actions: [
        assign({ outgoing: ({ context, event }) => listed(context, event) }),
        keepUnsettled,
      ],
    },
  },
  states: {
    resting: {
      always: [
        { guard: 'hasUnknown', target: 'lookingFor' },
        { guard: 'hasQueued', target: 'sending' },
      ],
    },
    sending: {
      entry: 'begin',
      invoke: {
        src: 'sendMessage',
        input: ({ context }) => theOne(context, 'sending'),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'takeAnswer', params: ({ event }) => event.output },
            keepUnsettled,
            'chatChanged',
          ],
        },
        onError: {
          target: 'resting',
          actions: [
            { type: 'takeAnswer', params: lost },
            { type: 'reportDefect', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    lookingFor: {
      entry: 'startLooking',
      initial: 'waiting',
      states: {
        waiting: { after: { lookUpPause: 'looking' } },
        looking: {
          entry: 'countLook',
          invoke: {
            src: 'lookUp',
            input: ({ context }) => theOne(context, 'unknown'),
            onDone: [
              {
                guard: ({ event: { output } }) => output.kind === 'done' && output.value,
                target: '#chat.resting',
                actions: ['takeFound', keepUnsettled, 'chatChanged'],
              },
              { guard: 'hasLooksLeft', target: 'waiting' },
              { target: '#chat.resting', actions: 'giveUp' },
            ],
            onError: {
              target: '#chat.resting',
              actions: [
                'giveUp',
                { type: 'reportDefect', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
      },
    },
  },
});
