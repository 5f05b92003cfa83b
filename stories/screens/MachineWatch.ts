import type { ServiceParts } from '@corro/web';
import { StateMachine, type AnyActor, type AnyEventObject } from 'xstate';

type Inspected = Parameters<NonNullable<ServiceParts['inspect']>>[0];

/** What has happened in a machine: an event that came from outside of it, and to whom. */
export interface Happening {
  readonly actor: AnyActor;
  readonly event: AnyEventObject;
}

/** Knows the machines that an app runs, and tells what comes to them. */
export class MachineWatch {
  readonly #actors: AnyActor[] = [];
  readonly #listeners = new Set<(happening: Happening | null) => void>();

  /** Told by the app. */
  readonly inspect = (seen: Inspected): void => {
    const { actorRef: actor, rootId } = seen;
    // What a machine invokes is its own affair.
    if (!isMachineActor(actor) || actor.sessionId !== rootId) return;
    if (seen.type === '@xstate.actor') this.#actors.unshift(actor);
    // React sets a machine back when its screen leaves, as though it had not stopped.
    if (seen.type === '@xstate.snapshot' && seen.snapshot.status === 'stopped') this.#forget(actor);
    const isTold = seen.type === '@xstate.event' && !seen.event.type.startsWith('xstate.');
    const happening = isTold ? { actor, event: seen.event } : null;
    for (const listener of this.#listeners) listener(happening);
  };

  /** The machine of an id that runs, the newest of several; null while there is none. */
  running(id: string): AnyActor | null {
    return this.#actors.find((actor) => actor.logic.id === id) ?? null;
  }

  /** Calls back for each event that comes from outside, and with null when anything else moves. */
  subscribe(listener: (happening: Happening | null) => void): () => void {
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
