import type { AnyActorLogic, Actor, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Flow } from './useFlow.ts';

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
  };
}
