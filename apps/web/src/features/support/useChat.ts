import { messagesQuery, unreadCountQuery } from '@corro/client';
import { chatView, type ChatEvent } from '@corro/machines';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useServices } from '../../app/services.ts';
import { provideChatEffects } from './chatEffects.ts';
import { chatRows } from './chatRows.ts';
import { keepOwn, ownMessages } from './ownMessages.ts';
import { createPendingMessages, readPendingMessages } from './pendingMessages.ts';

/** The chat as it was read, what is on its way, and what can happen. */
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
  const own = useMemo(
    () => ownMessages(data ?? [], storage, dataUpdatedAt),
    [data, storage, dataUpdatedAt],
  );
  useEffect(() => {
    if (data === undefined) return;
    keepOwn(storage, own, data, dataUpdatedAt);
    const keys = data.flatMap(({ clientKey }) => clientKey ?? []);
    actor.send({ type: 'LISTED', keys, readAt: dataUpdatedAt });
  }, [actor, storage, own, data, dataUpdatedAt]);
  // What the device had kept of the chat reads nothing.
  const readAt = isRead ? dataUpdatedAt : null;
  useEffect(() => {
    if (readAt === null) return;
    // Reading the chat has read its messages: the badge need not wait for its next poll.
    cache.setQueryData(unreadCountQuery(api).queryKey, 0, { updatedAt: readAt });
  }, [cache, api, readAt]);

  return {
    query,
    rows: chatRows(data ?? [], outgoing, own),
    send: (event: ChatEvent) => actor.send(event),
  };
}
