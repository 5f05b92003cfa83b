import type { Clock } from '@corro/client';
import type { Actor, AnyActorLogic, EventFromLogic, InspectionEvent, SnapshotFrom } from 'xstate';
import type { Flow } from './useFlow.ts';

export interface ActorOptions {
  readonly clock: Clock;
  /** Receives the inspection events of all machines; see XState's `inspect`. */
  readonly inspect?: (event: InspectionEvent) => void;
}

/** Wraps an actor with the view of its machine's package. */
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
