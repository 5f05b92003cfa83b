import {
  type AnyEventObject,
  type InspectionEvent,
  isMachineSnapshot,
  type StateValue,
} from 'xstate';

/** An event that a machine has taken, and what it led to. */
export interface TakenEvent {
  /** Time in milliseconds, on the clock of the log. */
  readonly at: number;
  /** The event, with its payload. */
  readonly event: AnyEventObject;
  /** The state after it. */
  readonly value: StateValue;
  /** The ids of the actors that run after it. */
  readonly children: readonly string[];
}

/** Every event that a machine has taken since its start. */
export class RunLog {
  readonly #now: () => number;
  #input: unknown;
  #taken: readonly TakenEvent[] = [];

  /** Notes times by a clock, in milliseconds. */
  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  /** Notes what an actor does; pass it as `inspect` of the actor. */
  readonly inspect = (seen: InspectionEvent): void => {
    if (seen.type !== '@xstate.snapshot' || seen.actorRef.sessionId !== seen.rootId) return;
    const { snapshot, event } = seen;
    if (!isMachineSnapshot(snapshot) || event.type === 'xstate.stop') return;
    if (event.type === 'xstate.init') {
      this.#input = event.input;
      this.#taken = [];
    }
    const children = Object.keys(snapshot.children);
    this.#taken = [...this.#taken, { at: this.#now(), event, value: snapshot.value, children }];
  };

  /** The machine's input. */
  get input(): unknown {
    return this.#input;
  }

  /** The events, the first one that of the start. */
  get taken(): readonly TakenEvent[] {
    return this.#taken;
  }
}
