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
  /**
   * Milliseconds of a step that lets the delay run out; by default `left`. On a clock that runs by
   * itself it is the whole delay, because less of it may have passed when the step is repeated.
   */
  readonly whole?: number;
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

/** The delays of an actor on a clock that runs by itself, with their whole length. */
export function runningTimers(actor: AnyActor): Timer[] {
  const delays = new Map<string, number>();
  const timers = timersSince(actor, ({ startedAt, delay, event }) => {
    delays.set(event.type, delay);
    return Date.now() - startedAt;
  });
  return timers.map(({ eventType, left }) => {
    const whole = delays.get(eventType) ?? left;
    return { eventType, left, whole };
  });
}

/** A scheduled event of XState, the same object until it is due or cancelled. */
export interface Scheduled {
  readonly startedAt: number;
  readonly delay: number;
  readonly event: { readonly type: string };
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

/**
 * Brings the delays of an actor closer to their end: those that end within `ms` run out now, the
 * others are shortened. The clock of the app does not move.
 */
export function passTime(actor: AnyActor, ms: number): void {
  const { scheduler } = actor.system;
  // oxlint-disable-next-line no-underscore-dangle -- XState names it so, and has no other list of delays
  const scheduled = Object.values(actor.system.getSnapshot()._scheduledEvents)
    .filter(({ source, target }) => source === actor && target === actor)
    .map((one) => ({ one, left: one.delay - (Date.now() - one.startedAt) - ms }))
    .sort((a, b) => a.left - b.left);
  for (const { one, left } of scheduled) {
    // An earlier delay may have left the state, and with it cancelled this delay.
    // oxlint-disable-next-line no-underscore-dangle -- see above
    if (!Object.values(actor.system.getSnapshot()._scheduledEvents).includes(one)) continue;
    scheduler.cancel(actor, one.id);
    if (left <= 0) actor.send(one.event);
    else scheduler.schedule(actor, actor, one.event, left, one.id);
  }
}
