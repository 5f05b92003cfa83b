import type { AnyStateMachine } from 'xstate';
import type { WalkedParts } from '../model/Walked.ts';

/** Machines of a window may have the same id, or none. */
const keyOf = ({ id, states }: AnyStateMachine) =>
  ['corro-stepper-walked', id, ...Object.keys(states)].join(' ');

/** What was visited of a machine in this window before; null if nothing is known. */
export function walkedHere(machine: AnyStateMachine): WalkedParts | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(machine)) ?? 'null');
  } catch {
    // The browser denies storage.
    return null;
  }
}

/** Keeps what was visited of a machine until the window is closed. */
export function keepWalked(machine: AnyStateMachine, walked: WalkedParts): void {
  try {
    sessionStorage.setItem(keyOf(machine), JSON.stringify(walked));
  } catch {
    // The browser denies storage, or it is full.
  }
}
