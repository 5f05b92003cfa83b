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
  const { api, confirmations } = useApiServices();
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const draftPlace = { storage, clock, form: draft };

  const sendFacts = useRef<(facts: Partial<Facts>) => void>(undefined);
  const [machine] = useState(() =>
    provideOrderEffects(flow, {
      api,
      storage,
      confirmations,
      accountChanged: () => refetchAfterOrder(queryClient, flow.changes),
      refreshPrice,
      sendFacts: (changed) => sendFacts.current?.(changed),
    }),
  );
  const [options] = useState(() => ({
    ...actors,
    input: {
      now: () => clock.now(),
      makeKey: () => makeKey(),
      facts,
      form: { ...form, ...flow.formOf(readDraft(draftPlace)) },
      isOnline,
      pending: readPendingOrder(storage, flow),
    },
  }));
  const actor = useActorRef(machine, options);
  const snapshot = useSelector(actor, (current) => current);
  const view = flow.viewOf(snapshot);

  useEffect(() => {
    sendFacts.current = (changed) => actor.send({ type: 'FACTS', facts: changed });
    return () => {
      sendFacts.current = undefined;
    };
  }, [actor]);
  const factsText = JSON.stringify(facts);
  // oxlint-disable-next-line react/exhaustive-deps -- `factsText` changes exactly when `facts` does; `facts` is a new object at each render
  useEffect(() => actor.send({ type: 'FACTS', facts }), [actor, factsText]);
  useEffect(() => actor.send({ type: isOnline ? 'ONLINE' : 'OFFLINE' }), [actor, isOnline]);

  const stored = JSON.stringify(view.phase === 'done' ? null : flow.draftOf(view));
  useEffect(() => {
    const values = flow.draftOf(view);
    if (view.phase === 'done' || values === null) removeDraft(draftPlace);
    else storeDraft(draftPlace, values);
    // oxlint-disable-next-line react/exhaustive-deps -- `stored` is the draft as text: only a changed draft is written, not each render
  }, [stored]);

  return { view, send: (event) => actor.send(event) };
}
