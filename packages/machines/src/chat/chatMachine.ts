import { assign, type SnapshotFrom } from 'xstate';
import { reportDefect } from '../effects.ts';
import { brokenOutcome, type Failure, type Refused } from '../outcome.ts';
import {
  addMessage,
  type ChatContext,
  chatSetup,
  type Delivery,
  discardMessage,
  removeListed,
  requeueMessage,
  requireFirst,
  restoreMessages,
  type WrittenMessage,
} from './chatSetup.ts';

const persistPending = {
  type: 'persistPending',
  params: ({ context }: { context: ChatContext }) => ({
    messages: context.outgoing
      .filter(({ delivery }) => delivery !== 'sent')
      .map(({ key, text, writtenAt }) => ({ key, text, writtenAt })),
  }),
} as const;

/**
 * Sends messages to customer service in order, each once. A message whose call got no clear
 * answer is looked up in the chat before it can be sent again, with the same key.
 */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  context: ({ input: { now, pending = [] } }) => ({
    now,
    outgoing: restoreMessages(pending),
    reconcileAttempts: 0,
  }),
  initial: 'resting',
  on: {
    SEND: {
      guard: { type: 'saysSomething', params: ({ event }) => event },
      actions: [
        assign({ outgoing: ({ context, event }) => addMessage(context, event) }),
        persistPending,
      ],
    },
    SEND_AGAIN: {
      actions: assign({ outgoing: ({ context, event }) => requeueMessage(context, event.key) }),
    },
    DISCARD: {
      actions: [
        assign({ outgoing: ({ context, event }) => discardMessage(context, event.key) }),
        persistPending,
      ],
    },
    LISTED: {
      actions: [
        assign({ outgoing: ({ context, event }) => removeListed(context, event) }),
        persistPending,
      ],
    },
  },
  states: {
    resting: {
      always: [
        { guard: 'hasUnknown', target: 'reconciling' },
        { guard: 'hasQueued', target: 'sending' },
      ],
    },
    sending: {
      entry: 'begin',
      invoke: {
        src: 'sendMessage',
        input: ({ context }) => requireFirst(context, 'sending'),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'takeAnswer', params: ({ event }) => event.output },
            persistPending,
            'chatChanged',
          ],
        },
        onError: {
          target: 'resting',
          actions: [{ type: 'takeAnswer', params: brokenOutcome }, reportDefect],
        },
      },
    },
    reconciling: {
      entry: 'resetReconcileAttempts',
      initial: 'waiting',
      states: {
        waiting: { after: { reconcilePause: 'requesting' } },
        requesting: {
          entry: 'countReconcileAttempt',
          invoke: {
            src: 'reconcile',
            input: ({ context }) => requireFirst(context, 'unknown'),
            onDone: [
              {
                guard: ({ event: { output } }) => output.kind === 'done' && output.value,
                target: '#chat.resting',
                actions: ['takeFound', persistPending, 'chatChanged'],
              },
              { guard: 'hasReconcileAttemptsLeft', target: 'waiting' },
              { target: '#chat.resting', actions: 'abandon' },
            ],
            onError: {
              target: '#chat.resting',
              actions: ['abandon', reportDefect],
            },
          },
        },
      },
    },
  },
});

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

export interface OutgoingView extends WrittenMessage {
  /** The customer can resend or discard a failed message. */
  readonly status: 'sending' | 'sent' | 'failed';
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
}

export interface ChatView {
  /** Messages that the chat does not list yet, in order. */
  readonly outgoing: readonly OutgoingView[];
}

const statusOf: Record<Delivery, OutgoingView['status']> = {
  queued: 'sending',
  sending: 'sending',
  unknown: 'sending',
  sent: 'sent',
  failed: 'failed',
};

export function chatView({ context }: ChatSnapshot): ChatView {
  return {
    outgoing: context.outgoing.map(({ key, text, writtenAt, delivery, refusal, failure }) => ({
      key,
      text,
      writtenAt,
      status: statusOf[delivery],
      refusal,
      failure,
    })),
  };
}
