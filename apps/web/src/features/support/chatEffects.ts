import { listMessages, sendMessage, type Transport } from '@corro/client';
import { chatMachine, type Outcome, type WrittenMessage } from '@corro/machines';
import { fromPromise } from 'xstate';
import { outcomeOf } from '../../app/outcomeOf.ts';
import type { SafeStorage } from '../../app/storage/storage.ts';
import { isInChat, keepSent } from './ownMessages.ts';

export interface ChatEffects {
  readonly api: Transport;
  readonly storage: SafeStorage;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Keeps on the device what has no end yet, in place of what it was given before. */
  readonly persistPending: (messages: readonly WrittenMessage[]) => void;
  /** The chat is to be read again. */
  readonly chatChanged: () => void;
}

/** The chat's machine with the effects that reach the upstream and the device. */
export function provideChatEffects(effects: ChatEffects) {
  const { api, storage, now, persistPending, chatChanged } = effects;
  return chatMachine.provide({
    actors: {
      // Leaving the screen does not abort it: what was sent is on its way.
      sendMessage: fromPromise<Outcome<null>, WrittenMessage>(({ input }) =>
        outcomeOf(async () => {
          await sendMessage(api, input.text, input.key);
          keepSent(storage, { ...input, sentAt: now() });
          return null;
        }),
      ),
      reconcile: fromPromise<Outcome<boolean>, WrittenMessage>(({ input, signal }) =>
        outcomeOf(async () => {
          const listed = await listMessages(api, { signal });
          const isThere = isInChat(listed, input, storage);
          if (isThere) keepSent(storage, { ...input, sentAt: now() });
          return isThere;
        }),
      ),
    },
    actions: {
      persistPending: (_, { messages }) => persistPending(messages),
      chatChanged: () => chatChanged(),
    },
  });
}
