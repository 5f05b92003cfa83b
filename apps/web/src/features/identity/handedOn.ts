/** What settings hands on about the verification, in the history. */
export interface HandedOn {
  /** As it came from the upstream. Nothing else goes into the history, which the device keeps. */
  readonly status: string | number | null;
  /** When it was read, in epoch milliseconds. */
  readonly readAt: number;
}

/** Reads the state of a navigation; null where it tells nothing of a verification. */
export function handedOn(state: unknown): HandedOn | null {
  if (typeof state !== 'object' || state === null || !('verification' in state)) return null;
  const { verification } = state;
  if (typeof verification !== 'object' || verification === null) return null;
  if (!('status' in verification) || !('readAt' in verification)) return null;
  const { status, readAt } = verification;
  const isStatus = status === null || typeof status === 'string' || typeof status === 'number';
  return isStatus && typeof readAt === 'number' ? { status, readAt } : null;
}
