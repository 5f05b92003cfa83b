import type { OrderFlowEvent, OrderProgress } from '@corro/machines';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useApiServices } from '../../app/api.ts';
import { useServices } from '../../app/services.ts';
import { removeDraft, storeDraft, readDraft } from '../../app/storage/drafts.ts';
import { useIsOnline } from '../../app/conditions.ts';
import { makeKey } from '../makeKey.ts';
import type { AppOrderFlow } from './appOrderFlow.ts';
import { provideOrderEffects, refetchAfterOrder } from './flowEffects.ts';
import { readPendingOrder } from './persistedOrders.ts';

interface FlowSources<Form, Facts> {
  /** Name of the draft: one per instrument or offer. */
  readonly draft: string;
  /** Plain data; each change is sent to the machine. */
  readonly facts: Facts;
  /** Form values from the address; a draft overrides them. */
  readonly form?: Partial<Form>;
  /** Refetches the price now. */
  readonly refreshPrice?: () => void;
}

export interface RunningFlow<Event, View> {
  readonly view: View;
  readonly send: (event: Event) => void;
}

/**
 * Runs an order flow while the component is mounted. Give the component a key per instrument or
 * offer.
 */
export function useOrderFlow<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
  View extends OrderProgress<Terms>,
>(
  flow: AppOrderFlow<Form, Facts, Edit, Terms, View>,
  { draft, facts, form, refreshPrice }: FlowSources<Form, Facts>,
): RunningFlow<OrderFlowEvent<Facts, Edit, Terms>, View> {
  const { storage, clock, actors } = useServices();
  const { api, orderCodes } = useApiServices();
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const place = { storage, clock, form: draft };

  const tell = useRef<(facts: Partial<Facts>) => void>(undefined);
  const [machine] = useState(() =>
    provideOrderEffects(flow, {
      api,
      storage,
      codes: orderCodes,
      accountChanged: () => refetchAfterOrder(queryClient, flow.changes),
      refreshPrice,
      tell: (news) => tell.current?.(news),
    }),
  );
  const [options] = useState(() => ({
    ...actors,
    input: {
      now: () => clock.now(),
      makeKey: () => makeKey(),
      facts,
      form: { ...form, ...flow.formOf(readDraft(place)) },
      online: isOnline,
      pending: readPendingOrder(storage, flow),
    },
  }));
  const actor = useActorRef(machine, options);
  const snapshot = useSelector(actor, (current) => current);
  const view = flow.viewOf(snapshot);

  useEffect(() => {
    tell.current = (news) => actor.send({ type: 'FACTS', facts: news });
    return () => {
      tell.current = undefined;
    };
  }, [actor]);
  const known = JSON.stringify(facts);
  // oxlint-disable-next-line react/exhaustive-deps -- the facts say when they have changed
  useEffect(() => actor.send({ type: 'FACTS', facts }), [actor, known]);
  useEffect(() => actor.send({ type: isOnline ? 'ONLINE' : 'OFFLINE' }), [actor, isOnline]);

  const stored = JSON.stringify(view.phase === 'done' ? null : flow.draftOf(view));
  useEffect(() => {
    const values = flow.draftOf(view);
    if (view.phase === 'done' || values === null) removeDraft(place);
    else storeDraft(place, values);
    // oxlint-disable-next-line react/exhaustive-deps -- what is kept says when it has changed
  }, [stored]);

  return { view, send: (event) => actor.send(event) };
}
