import { checkMessage } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects.ts';
import type { Outcome } from '../outcome.ts';
import { answered, begun, firstOf, found, missed } from './changes.ts';
import type { ChatContext, ChatEvent, ChatInput, WrittenMessage } from './types.ts';

/** Pauses before each attempt to find a message whose answer was lost, in milliseconds. */
export const reconcilePausesMs = [0, 2000] as const;

/**
 * The chat's effects, supplied by `provide`:
 * - `sendMessage`: one call with the message's key; not aborted when the chat is left;
 * - `reconcile`: whether a message with the key is in the chat;
 * - `persistPending`: keeps in storage what has not arrived, before a call begins and after each end;
 * - `chatChanged`: the chat is to be read again;
 * - `reportDefect`: an effect rejected.
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
