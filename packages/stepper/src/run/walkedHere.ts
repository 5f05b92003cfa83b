import type { WalkedParts } from '../model/Walked.ts';

const keyOf = (machineId: string) => `corro-stepper-walked-${machineId}`;

/** What was visited of a machine in this window before; null if nothing is known. */
export function walkedHere(machineId: string): WalkedParts | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(machineId)) ?? 'null');
  } catch {
    // The browser denies storage.
    return null;
  }
}

/** Keeps what was visited of a machine until the window is closed. */
export function keepWalked(machineId: string, walked: WalkedParts): void {
  try {
    sessionStorage.setItem(keyOf(machineId), JSON.stringify(walked));
  } catch {
    // The browser denies storage, or it is full.
  }
}
