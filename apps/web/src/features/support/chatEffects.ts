import type { CorroClient } from '@corro/client';
import { chatMachine, type Outcome, type WrittenMessage } from '@corro/machines';
import { fromPromise } from 'xstate';
import { outcomeOf } from '../../app/outcomeOf.ts';

export interface ChatEffects {
  readonly client: CorroClient;
  /** Keeps on the device what has no end yet, in place of what it was given before. */
  readonly keepUnsettled: (messages: readonly WrittenMessage[]) => void;
  /** The chat is to be read again. */
  readonly chatChanged: () => void;
}

/** The chat's machine with the effects that reach the upstream and the device. */
export function chatOver({ client, keepUnsettled, chatChanged }: ChatEffects) {
  return chatMachine.provide({
    actors: {
      // Leaving the screen does not abort it: what was sent is on its way.
      sendMessage: fromPromise<Outcome<null>, WrittenMessage>(({ input: { text, key } }) =>
        outcomeOf(async () => {
          await client.messages.send(text, key);
          return null;
        }),
      ),
      lookUp: fromPromise<Outcome<boolean>, WrittenMessage>(({ input: { key }, signal }) =>
        outcomeOf(async () => {
          const listed = await client.messages.list({ signal });
          return listed.some(({ clientKey }) => clientKey === key);
        }),
      ),
    },
    actions: {
      keepUnsettled: (_, { messages }) => keepUnsettled(messages),
      chatChanged: () => chatChanged(),
    },
  });
}
