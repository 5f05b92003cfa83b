import {
  type AnyEventObject,
  type InspectionEvent,
  isMachineSnapshot,
  type StateValue,
} from 'xstate';

/** An event that a machine has taken, and the machine's state after the event. */
export interface TakenEvent {
  /** Time in milliseconds, on the clock of the log. */
  readonly at: number;
  /** The event, with its payload. */
  readonly event: AnyEventObject;
  /** The machine's state after the event. */
  readonly value: StateValue;
  /** The ids of the actors that run after the event. */
  readonly children: readonly string[];
}

/** Every event that a machine has taken since its start. */
export class RunLog {
  readonly #now: () => number;
  #input: unknown;
  #taken: readonly TakenEvent[] = [];

  /** `now` returns the time in milliseconds; by default `Date.now`. */
  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  /** Records the events that an actor takes; pass it to `createActor` as `inspect`. */
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

  /** Replaces what was recorded. */
  restore(input: unknown, taken: readonly TakenEvent[]): void {
    this.#input = input;
    this.#taken = taken;
  }

  /** The machine's input. */
  get input(): unknown {
    return this.#input;
  }

  /** The events in order; the first one is XState's event of the start. */
  get taken(): readonly TakenEvent[] {
    return this.#taken;
  }
}
