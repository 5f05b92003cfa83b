import type { ServiceParts } from '@corro/web';
import { StateMachine, type AnyActor, type AnyEventObject } from 'xstate';

type Inspected = Parameters<NonNullable<ServiceParts['inspect']>>[0];

/** An event that reached a machine from outside, and its actor. */
export interface WatchedEvent {
  readonly actor: AnyActor;
  readonly event: AnyEventObject;
}

/** Tracks the machines that an app runs and the events that they receive. */
export class MachineWatch {
  readonly #actors: AnyActor[] = [];
  readonly #listeners = new Set<(happening: WatchedEvent | null) => void>();
  readonly #watchers = new Map<string, (seen: Inspected) => void>();

  /** Passed to the app, which calls it for every inspection event. */
  readonly inspect = (seen: Inspected): void => {
    const { actorRef: actor, rootId } = seen;
    // Actors that a machine invokes are left out.
    if (!isMachineActor(actor) || actor.sessionId !== rootId) return;
    if (seen.type === '@xstate.actor') this.#actors.unshift(actor);
    this.#watchers.get(actor.logic.id)?.(seen);
    // When a screen unmounts, @xstate/react stops its machine, then restores the earlier snapshot.
    if (seen.type === '@xstate.snapshot' && seen.snapshot.status === 'stopped') this.#forget(actor);
    const isFromOutside = seen.type === '@xstate.event' && !seen.event.type.startsWith('xstate.');
    const happening = isFromOutside ? { actor, event: seen.event } : null;
    for (const listener of this.#listeners) listener(happening);
  };

  /** The newest running machine with an id; null while none runs. */
  running(id: string): AnyActor | null {
    return this.#actors.find((actor) => actor.logic.id === id) ?? null;
  }

  /** Calls back with each inspection event of the machine with an id. */
  watch(id: string, watcher: (seen: Inspected) => void): void {
    this.#watchers.set(id, watcher);
  }

  /** Calls back with each event from outside, and with null on any other change. */
  subscribe(listener: (happening: WatchedEvent | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #forget(actor: AnyActor): void {
    const at = this.#actors.indexOf(actor);
    if (at >= 0) this.#actors.splice(at, 1);
  }
}

function isMachineActor(actor: Inspected['actorRef']): actor is AnyActor {
  return 'logic' in actor && actor.logic instanceof StateMachine;
}
