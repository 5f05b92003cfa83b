import { checkMessage } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects.ts';
import type { Outcome } from '../outcome.ts';
import { answered, begun, firstOf, found, missed } from './changes.ts';
import type { ChatContext, ChatEvent, ChatInput, WrittenMessage } from './types.ts';

/** Pauses before each search for an unknown message, milliseconds. */
export const reconcilePausesMs = [0, 2000] as const;

/**
 * The chat's effects, supplied by `provide`:
 * - `sendMessage`: one call with the message's key; not aborted when the chat is left;
 * - `reconcile`: returns whether a message with the key is in the chat;
 * - `persistPending`: stores undelivered messages, before each call and after each outcome;
 * - `chatChanged`: reads the chat again;
 * - `reportDefect`: reports an effect that rejected.
 */
export const chatSetup = setup({
  types: {} as { context: ChatContext; events: ChatEvent; input: ChatInput },
  actors: {
    sendMessage: namedActor<Outcome<null>, WrittenMessage>('sendMessage'),
    reconcile: namedActor<Outcome<boolean>, WrittenMessage>('reconcile'),
  },
  actions: {
    persistPending: namedAction<{ messages: readonly WrittenMessage[] }>('persistPending'),
    chatChanged: namedAction('chatChanged'),
    reportDefect: rethrowDefect,
    begin: assign({ outgoing: ({ context }) => begun(context) }),
    takeAnswer: assign({
      outgoing: ({ context }, outcome: Outcome<null>) => answered(context, outcome),
    }),
    takeFound: assign({ outgoing: ({ context }) => found(context) }),
    giveUp: assign({ outgoing: ({ context }) => missed(context) }),
    resetReconcileAttempts: assign({ reconcileAttempts: 0 }),
    countReconcileAttempt: assign({
      reconcileAttempts: ({ context }) => context.reconcileAttempts + 1,
    }),
  },
  guards: {
    saysSomething: (_, { text }: { text: string }) => checkMessage(text).length === 0,
    hasUnknown: ({ context }) => firstOf(context, 'unknown') !== undefined,
    hasQueued: ({ context }) => firstOf(context, 'queued') !== undefined,
    hasReconcileAttemptsLeft: ({ context }) => context.reconcileAttempts < reconcilePausesMs.length,
  },
  delays: { reconcilePause: ({ context }) => reconcilePausesMs[context.reconcileAttempts] ?? 0 },
});
