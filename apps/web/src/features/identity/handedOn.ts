import type { Verification } from '@corro/client';

/** What the settings screen passes on about the verification, in the history state. */
export interface HandedOn {
  /** Nothing else goes into the history, which the device keeps. */
  readonly status: Verification['status'];
  /** When it was read, in epoch milliseconds. */
  readonly readAt: number;
}

/** Reads the state of a navigation; null where it has no verification. */
export function handedOn(state: unknown): HandedOn | null {
  if (typeof state !== 'object' || state === null || !('verification' in state)) return null;
  const { verification } = state;
  if (typeof verification !== 'object' || verification === null) return null;
  if (!('status' in verification) || !('readAt' in verification)) return null;
  const { status, readAt } = verification;
  return isStatus(status) && typeof readAt === 'number' ? { status, readAt } : null;
}

function isStatus(status: unknown): status is Verification['status'] {
  if (typeof status !== 'object') return statuses.has(status);
  return status !== null && 'unknown' in status && typeof status.unknown === 'string';
}

const statuses: ReadonlySet<unknown> = new Set(['none', 'pending', 'approved', 'rejected']);
