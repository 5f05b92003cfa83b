import {
  listMessages,
  messagesQuery,
  sendMessage,
  type Transport,
  unreadCountQuery,
} from '@corro/client';
import {
  type ChatEvent,
  chatMachine,
  chatView,
  type Outcome,
  type WrittenMessage,
} from '@corro/machines';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { useApi } from '../../app/api.ts';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { useServices } from '../../app/services.ts';
import type { SafeStorage } from '../../app/storage/storage.ts';
import { chatRows } from './chatRows.ts';
import { isInChat, ownMessages, rememberOwn, rememberSent } from './ownMessages.ts';
import { createPendingMessages, readPendingMessages } from './pendingMessages.ts';

/** The chat: loaded messages, outgoing messages and events. */
export function useChat() {
  const { storage, clock, actors } = useServices();
  const api = useApi();
  const cache = useQueryClient();
  const query = useQuery(messagesQuery(api));

  const [pending] = useState(() => readPendingMessages(storage));
  const [machine] = useState(() =>
    provideChatEffects({
      api,
      storage,
      now: () => clock.now(),
      persistPending: createPendingMessages(storage, pending),
      chatChanged: () => void cache.invalidateQueries({ queryKey: messagesQuery(api).queryKey }),
    }),
  );
  const [options] = useState(() => ({
    ...actors,
    input: { now: () => clock.now(), pending },
  }));
  const actor = useActorRef(machine, options);
  const { outgoing } = chatView(useSelector(actor, (snapshot) => snapshot));

  const { data, dataUpdatedAt, isFetchedAfterMount: isRead } = query;
  const messagesOfCustomer = useMemo(
    () => ownMessages(data ?? [], storage, dataUpdatedAt),
    [data, storage, dataUpdatedAt],
  );
  useEffect(() => {
    if (data === undefined) return;
    rememberOwn(storage, messagesOfCustomer, data, dataUpdatedAt);
    const keys = data.flatMap(({ clientKey }) => clientKey ?? []);
    actor.send({ type: 'LISTED', keys, readAt: dataUpdatedAt });
  }, [actor, storage, messagesOfCustomer, data, dataUpdatedAt]);
  // Cached data does not mark messages as read.
  const readAt = isRead ? dataUpdatedAt : null;
  useEffect(() => {
    if (readAt === null) return;
    // Reading the chat marks its messages as read, so the badge is cleared at once.
    cache.setQueryData(unreadCountQuery(api).queryKey, 0, { updatedAt: readAt });
  }, [cache, api, readAt]);

  return {
    query,
    rows: chatRows(data ?? [], outgoing, messagesOfCustomer),
    send: (event: ChatEvent) => actor.send(event),
  };
}

interface ChatEffects {
  readonly api: Transport;
  readonly storage: SafeStorage;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly persistPending: (messages: readonly WrittenMessage[]) => void;
  readonly chatChanged: () => void;
}

function provideChatEffects({ api, storage, now, persistPending, chatChanged }: ChatEffects) {
  return chatMachine.provide({
    actors: {
      // Leaving the screen does not abort the call.
      sendMessage: fromPromise<Outcome<null>, WrittenMessage>(({ input }) =>
        outcomeOf(async () => {
          await sendMessage(api, input.text, input.key);
          rememberSent(storage, { ...input, sentAt: now() });
          return null;
        }),
      ),
      reconcile: fromPromise<Outcome<boolean>, WrittenMessage>(({ input, signal }) =>
        outcomeOf(async () => {
          const listed = await listMessages(api, { signal });
          const isThere = isInChat(listed, input, storage);
          if (isThere) rememberSent(storage, { ...input, sentAt: now() });
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
