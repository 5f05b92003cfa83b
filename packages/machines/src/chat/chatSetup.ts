import { checkMessage } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects/index.ts';
import type { Outcome } from '../outcome/index.ts';
import { answered, begun, firstOf, found, missed } from './changes.ts';
import type { ChatContext, ChatEvent, ChatInput, WrittenMessage } from './types.ts';

/** Pauses before each look for a message whose answer was lost, in milliseconds. */
export const lookUpPausesMs = [0, 2000] as const;

/**
 * The chat's effects, supplied by `provide`:
 * - `sendMessage`: one call with the message's key; not aborted when the chat is left;
 * - `lookUp`: whether a message with the key stands in the chat;
 * - `keepUnsettled`: keeps in storage what has not arrived, before a call begins and after each end;
 * - `chatChanged`: the chat is to be read again;
 * - `reportDefect`: an effect rejected.
 */
export const chatSetup = setup({
  types: {} as { context: ChatContext; events: ChatEvent; input: ChatInput },
  actors: {
    sendMessage: namedActor<Outcome<null>, WrittenMessage>('sendMessage'),
    lookUp: namedActor<Outcome<boolean>, WrittenMessage>('lookUp'),
  },
  actions: {
    keepUnsettled: namedAction<{ messages: readonly WrittenMessage[] }>('keepUnsettled'),
    chatChanged: namedAction('chatChanged'),
    reportDefect: rethrowDefect,
    begin: assign({ outgoing: ({ context }) => begun(context) }),
    takeAnswer: assign({
      outgoing: ({ context }, outcome: Outcome<null>) => answered(context, outcome),
    }),
    takeFound: assign({ outgoing: ({ context }) => found(context) }),
    giveUp: assign({ outgoing: ({ context }) => missed(context) }),
    startLooking: assign({ looks: 0 }),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
  },
  guards: {
    saysSomething: (_, { text }: { text: string }) => checkMessage(text).length === 0,
    hasUnknown: ({ context }) => firstOf(context, 'unknown') !== undefined,
    hasQueued: ({ context }) => firstOf(context, 'queued') !== undefined,
    hasLooksLeft: ({ context }) => context.looks < lookUpPausesMs.length,
  },
  delays: { lookUpPause: ({ context }) => lookUpPausesMs[context.looks] ?? 0 },
});
