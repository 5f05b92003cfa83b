import type { AnyActor } from 'xstate';

/** A delay that an actor waits for. */
export interface Timer {
  /**
   * Type of the event that the delay sends: `xstate.after.<delay>.<state>`, or the type of a
   * delayed `raise`.
   */
  readonly eventType: string;
  /** Milliseconds until the delay ends. */
  readonly left: number;
}

/**
 * The delays that an actor waits for, the next one first.
 *
 * @param now time in milliseconds on the clock of `Date.now`, because XState records the start of a
 *   delay on this clock
 */
export function timersOf(actor: AnyActor, now: number): Timer[] {
  return timersSince(actor, ({ startedAt }) => now - startedAt);
}

/** A scheduled event of XState, the same object until it is due or cancelled. */
export interface Scheduled {
  readonly startedAt: number;
}

/** Like `timersOf`, with the milliseconds that have passed since each delay started. */
export function timersSince(actor: AnyActor, passed: (scheduled: Scheduled) => number): Timer[] {
  // oxlint-disable-next-line no-underscore-dangle -- XState names it so, and has no other list of delays
  const scheduled = Object.values(actor.system.getSnapshot()._scheduledEvents);
  return scheduled
    .filter(({ source, target }) => source === actor && target === actor)
    .map((one) => ({
      eventType: one.event.type,
      left: Math.max(0, one.delay - passed(one)),
    }))
    .sort((a, b) => a.left - b.left);
}
