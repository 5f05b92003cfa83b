import { chatView, type ChatEvent } from '@corro/machines';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useClient, useQueries } from '../../app/api.ts';
import { useServices } from '../../app/services.ts';
import { chatOver } from './chatEffects.ts';
import { chatRows } from './chatRows.ts';
import { createMessageKeeper, readPendingMessages } from './pendingMessages.ts';

/** The chat as it was read, what is on its way, and what can happen. */
export function useChat() {
  const { storage, clock, actors } = useServices();
  const client = useClient();
  const queries = useQueries();
  const cache = useQueryClient();
  const query = useQuery(queries.messages());

  const [unsettled] = useState(() => readPendingMessages(storage));
  const [machine] = useState(() =>
    chatOver({
      client,
      keepUnsettled: createMessageKeeper(storage, unsettled),
      chatChanged: () => void cache.invalidateQueries({ queryKey: queries.messages().queryKey }),
    }),
  );
  const [options] = useState(() => ({
    ...actors,
    input: { now: () => clock.now(), unsettled },
  }));
  const actor = useActorRef(machine, options);
  const { outgoing } = chatView(useSelector(actor, (snapshot) => snapshot));

  const { data, dataUpdatedAt, isFetchedAfterMount: isRead } = query;
  useEffect(() => {
    if (data === undefined) return;
    const keys = data.flatMap(({ clientKey }) => clientKey ?? []);
    actor.send({ type: 'LISTED', keys, readAt: dataUpdatedAt });
  }, [actor, data, dataUpdatedAt]);
  // What the device had kept of the chat reads nothing.
  const readAt = isRead ? dataUpdatedAt : null;
  useEffect(() => {
    if (readAt === null) return;
    // Reading the chat has read its messages: the badge need not wait for its next poll.
    cache.setQueryData(queries.unreadCount().queryKey, 0, { updatedAt: readAt });
  }, [cache, queries, readAt]);

  return {
    query,
    rows: chatRows(data ?? [], outgoing),
    send: (event: ChatEvent) => actor.send(event),
  };
}
