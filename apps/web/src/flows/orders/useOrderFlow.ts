import type { OrderFlowEvent, OrderProgress } from '@corro/machines';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useClient } from '../../app/room.ts';
import { useServices } from '../../app/services.ts';
import { forgetDraft, keepDraft, readDraft } from '../../app/storage/keptDraft.ts';
import { makeKey } from '../makeKey.ts';
import { useIsOnline } from '../../common/queries/useIsOnline.ts';
import { readAgainAfterOrder } from './readAgainAfterOrder.ts';
import { type FlowCalls, flowOver } from './flowEffects.ts';
import type { FlowKind } from './flowKinds.ts';
import { readPendingOrder } from './readPendingOrder.ts';

export interface FlowSources<Facts, Terms> extends FlowCalls<Terms> {
  /** Names the one order that can be on its way at a time, such as `flow:qip`. */
  readonly name: string;
  /** Names the draft: one to what is bought. */
  readonly draft: string;
  /** What the app knows, plain data; each change is told to the machine. */
  readonly facts: Facts;
  /** What an order changes besides balance, positions and orders; first elements of query keys. */
  readonly changes?: readonly string[];
}

/** A running flow, as a screen sees it. */
export interface RunningFlow<Event, View> {
  readonly view: View;
  readonly send: (event: Event) => void;
}

const codesByPage = new WeakMap<QueryClient, Map<string, string | null>>();

/** The codes of the orders that are on their way from this page: they go with it. */
function codesOf(page: QueryClient): Map<string, string | null> {
  const codes = codesByPage.get(page) ?? new Map<string, string | null>();
  codesByPage.set(page, codes);
  return codes;
}

/**
 * Runs a flow's machine for as long as the component is there, and tells it what the app learns.
 * Give the component a key for what is bought: another offer is another flow.
 */
export function useOrderFlow<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
  View extends OrderProgress<Terms>,
>(
  kind: FlowKind<Form, Facts, Edit, Terms, View>,
  sources: FlowSources<Facts, Terms>,
): RunningFlow<OrderFlowEvent<Facts, Edit, Terms>, View> {
  const { name, facts, changes } = sources;
  const { storage, clock, actors } = useServices();
  const client = useClient();
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const place = { storage, clock, form: sources.draft };

  const [machine] = useState(() =>
    flowOver(kind, {
      ...sources,
      storage,
      codes: codesOf(queryClient),
      honoursKeys: () => client.honoursKeys(),
      accountChanged: () => readAgainAfterOrder(queryClient, changes),
    }),
  );
  const [options] = useState(() => ({
    ...actors,
    input: {
      now: () => clock.now(),
      makeKey: () => makeKey(),
      facts,
      form: kind.formOf(readDraft(place)),
      online: isOnline,
      pending: readPendingOrder(storage, name, kind.isTerms),
    },
  }));
  const actor = useActorRef(machine, options);
  const snapshot = useSelector(actor, (current) => current);
  const view = kind.viewOf(snapshot);

  const known = JSON.stringify(facts);
  // oxlint-disable-next-line react/exhaustive-deps -- the facts say when they have changed
  useEffect(() => actor.send({ type: 'FACTS', facts }), [actor, known]);
  useEffect(() => actor.send({ type: isOnline ? 'ONLINE' : 'OFFLINE' }), [actor, isOnline]);

  const kept = JSON.stringify(view.phase === 'done' ? null : kind.draftOf(view));
  useEffect(() => {
    const values = kind.draftOf(view);
    if (view.phase === 'done' || values === null) forgetDraft(place);
    else keepDraft(place, values);
    // oxlint-disable-next-line react/exhaustive-deps -- what is kept says when it has changed
  }, [kept]);

  return { view, send: (event) => actor.send(event) };
}
