import { isCorroError, type AnyCorroError, type Refusal, type SessionEnded } from '@corro/client';
import type { Failure, Outcome } from '@corro/machines';

/**
 * Converts the result of a call for the machines: refusals and failures become data. The end of the
 * session becomes a refusal too, because the machine of the session handles it and the caller need
 * not. Other errors are defects and are thrown.
 */
export async function outcomeOf<Value>(call: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { kind: 'done', value: await call() };
  } catch (error) {
    if (!isCorroError(error)) throw error;
    // The server still executes an earlier call with this idempotency key, so the outcome is
    // unknown, as after a timeout.
    if (error.kind === 'refusal' && error.code === 'in-progress') {
      return { kind: 'failed', failure: 'timeout' };
    }
    if (error.kind === 'refusal') {
      return { kind: 'refused', code: error.code, values: error.values };
    }
    if (error.kind === 'session-ended') {
      return { kind: 'refused', code: 'session-ended', values: {} };
    }
    return { kind: 'failed', failure: failureOf(error) };
  }
}

function failureOf(error: Exclude<AnyCorroError, Refusal | SessionEnded>): Failure {
  if (error.kind === 'network-failed') return 'network';
  if (error.kind === 'timed-out') return 'timeout';
  return (error.status ?? 0) >= 500 ? 'server' : 'protocol';
}
