import { isCorroError, type AnyCorroError } from '@corro/client';
import type { Failure, Outcome } from '@corro/machines';

/**
 * How a call ended, as the machines take it: a refusal and a failure are data. An end of the
 * session is told to the session itself; to the caller is a refusal. Anything else is a
 * defect and is thrown on.
 */
export async function outcomeOf<Value>(call: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { kind: 'done', value: await call() };
  } catch (error) {
    if (!isCorroError(error)) throw error;
    // Not the end: an earlier call with the same key is still being decided.
    if (error.kind === 'refusal' && error.code === 'in-progress') {
      return { kind: 'failed', failure: 'timeout' };
    }
    if (error.kind === 'refusal') {
      return { kind: 'refused', code: error.code, values: error.values };
    }
    if (error.kind === 'session-ended') {
      return { kind: 'refused', code: 'session-ended', values: {} };
    }
    return { kind: 'failed', failure: failures[error.kind] };
  }
}

const failures: Record<Exclude<AnyCorroError['kind'], 'refusal' | 'session-ended'>, Failure> = {
  'network-failed': 'network',
  'timed-out': 'timeout',
  'protocol-broken': 'protocol',
};
