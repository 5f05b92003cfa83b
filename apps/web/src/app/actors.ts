import type { Clock } from '@corro/client';
import type { Actor, AnyActorLogic, EventFromLogic, InspectionEvent, SnapshotFrom } from 'xstate';
import type { Flow } from './useFlow.ts';

/** What each machine of the app runs on. */
export interface ActorOptions {
  readonly clock: Clock;
  /** Receives the inspection events of all machines; see `inspect` of XState. */
  readonly inspect?: (event: InspectionEvent) => void;
}

/** A machine's actor as a screen sees it, through the view that the machine's package gives. */
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
