import type { OrderFlowEvent, OrderProgress } from '@corro/machines';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useApiServices } from '../../app/api.ts';
import { useServices } from '../../app/services.ts';
import { forgetDraft, keepDraft, readDraft } from '../../app/storage/drafts.ts';
import { useIsOnline } from '../../app/conditions.ts';
import { makeKey } from '../makeKey.ts';
import type { AppOrderFlow } from './appOrderFlow.ts';
import { provideOrderEffects, readAgainAfterOrder } from './flowEffects.ts';
import { readPendingOrder } from './persistedOrders.ts';

export interface FlowSources<Form, Facts> {
  /** Names the draft: one to what is bought. */
  readonly draft: string;
  /** The app's facts, plain data; each change is sent to the machine. */
  readonly facts: Facts;
  /** What the address says of the form; the draft comes before it. */
  readonly form?: Partial<Form>;
  /** Asks for a reading of the price now, where the flow goes by one. */
  readonly refreshPrice?: () => void;
}

/** A running flow, as a screen sees it. */
export interface RunningFlow<Event, View> {
  readonly view: View;
  readonly send: (event: Event) => void;
}

/**
 * Runs a flow's machine while the component is mounted, and sends it the app's facts.
 * Give the component a key for what is bought: another offer is another flow.
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
      accountChanged: () => readAgainAfterOrder(queryClient, flow.changes),
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
    if (view.phase === 'done' || values === null) forgetDraft(place);
    else keepDraft(place, values);
    // oxlint-disable-next-line react/exhaustive-deps -- what is kept says when it has changed
  }, [stored]);

  return { view, send: (event) => actor.send(event) };
}
