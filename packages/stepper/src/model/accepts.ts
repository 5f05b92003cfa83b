import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** Tells whether a machine takes an event. A guard that throws on the event's payload refuses it. */
export function accepts(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  if (snapshot.status !== 'active') return false;
  try {
    return snapshot.can(event);
  } catch {
    return false;
  }
}
