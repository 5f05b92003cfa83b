import type { TakenEvent } from '../run/RunLog.ts';

/** A message between two actors; `from` and `to` are null for everything outside the machine. */
export interface Message {
  readonly from: string | null;
  readonly to: string | null;
  /** Type of the event; null if an actor was started. */
  readonly eventType: string | null;
}

/**
 * The messages of a run in their order: events from outside, the machine's own events (such as the
 * end of a delay), starts of actors by the machine, and the actors' answers.
 */
export function messagesOf(taken: readonly TakenEvent[], machine: string): Message[] {
  return taken.flatMap(({ event: { type }, children }, index) => {
    const before = taken[index - 1]?.children ?? [];
    const [, answering] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
    const isOwn = type.startsWith('xstate.after.') || type.startsWith('xstate.done.state.');
    const from = answering ?? (isOwn ? machine : null);
    const caused = index === 0 ? [] : [{ from, to: machine, eventType: type }];
    const started = children
      .filter((child) => !before.includes(child) || child === answering)
      .map((child) => ({ from: machine, to: child, eventType: null }));
    return [...caused, ...started];
  });
}
