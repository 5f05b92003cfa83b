import { useEffect, useRef, useState } from 'react';
import { loadOnce } from './chunks/loadOnce.ts';
import { lossOf } from './chunks/lostChunks.ts';
import { useI18n } from './i18n/i18n.ts';
import type { Clock } from '@corro/client';
import type { Failure } from '@corro/machines';
import type { Actor, AnyActorLogic, EventFromLogic, InspectionEvent, SnapshotFrom } from 'xstate';

/** A running machine: its view and events. */
export interface Flow<Event, View> {
  view(): View;
  subscribe(listener: () => void): () => void;
  send(event: Event): void;
  /** Stops the machine and aborts its calls. */
  stop(): void;
}

/**
 * Loads a machine and the sentences of its refusals with the first event. Shows `idle` until then,
 * with `isBusy` while an event waits. If loading fails, shows the failure; the next event tries
 * again.
 */
export function useFlow<
  Event,
  View extends { readonly isBusy: boolean; readonly failure: Failure | null },
>(
  loadFlow: () => Promise<Flow<Event, View>>,
  idle: View,
): {
  view: View;
  send: (event: Event, waits?: boolean) => void;
  /** Subscribes to a running machine. */
  follow: () => void;
} {
  const [view, setView] = useState(idle);
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => () => leave.current?.(), []);

  const i18n = useI18n();
  const load = async () => {
    const [flow] = await Promise.all([loadFlow(), loadOnce(i18n.partLoader('all'))]);
    return flow;
  };
  const show = (flow: Flow<Event, View>) => {
    leave.current ??= flow.subscribe(() => setView(flow.view()));
    setView(flow.view());
  };
  const follow = () => void load().then(show, () => undefined);
  const send = (event: Event, waits = true) => {
    if (leave.current === null && waits) setView({ ...idle, isBusy: true });
    load().then(
      (flow) => {
        flow.send(event);
        show(flow);
      },
      async (error: unknown) => {
        const failure = (await lossOf(error)) === 'unreachable' ? 'network' : 'protocol';
        setView(waits ? { ...idle, failure } : idle);
      },
    );
  };
  return { view, send, follow };
}

export interface ActorOptions {
  readonly clock: Clock;
  /** Receives the inspection events of all machines; see XState's `inspect`. */
  readonly inspect?: (event: InspectionEvent) => void;
}

/** Wraps an actor; `viewOf` is the view function of its machine. */
export function flowOf<Logic extends AnyActorLogic, View>(
  actor: Actor<Logic>,
  viewOf: (snapshot: SnapshotFrom<Logic>) => View,
): Flow<EventFromLogic<Logic>, View> {
  return {
    view: () => viewOf(actor.getSnapshot()),
    subscribe: (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    send: (event) => actor.send(event),
    stop: () => actor.stop(),
  };
}
