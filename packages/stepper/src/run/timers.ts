import type { AnyActor } from 'xstate';

/** A delay that an actor waits for. */
export interface Timer {
  /**
   * Type of the event that it sends: `xstate.after.<delay>.<state>`, or the type of a delayed
   * `raise`.
   */
  readonly eventType: string;
  /** Milliseconds until it is due. */
  readonly left: number;
}

/**
 * The delays that an actor waits for, the next one first.
 *
 * @param now time in milliseconds on the clock of `Date.now`, with which XState dates the start of
 *   a delay
 */
export function timersOf(actor: AnyActor, now: number): Timer[] {
  // oxlint-disable-next-line no-underscore-dangle -- XState names it so, and has no other list of delays
  const scheduled = Object.values(actor.system.getSnapshot()._scheduledEvents);
  return scheduled
    .filter(({ source, target }) => source === actor && target === actor)
    .map(({ event, startedAt, delay }) => ({
      eventType: event.type,
      left: Math.max(0, startedAt + delay - now),
    }))
    .sort((a, b) => a.left - b.left);
}
