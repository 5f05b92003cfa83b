import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** Whether a machine accepts an event. A guard that throws on the event's payload refuses it. */
export function accepts(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return false;
  }
}
