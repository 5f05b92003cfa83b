import { refusalCodes } from '../__generated__/refusals.ts';
import { ProtocolBroken, Refusal, SessionEnded, type SessionEndReason } from '../errors.ts';
import { secondsToWait } from './retryAfterGate.ts';

/** An answer of openapi-fetch: the body is in `data`, or in `error` from HTTP 400. */
export type Answer = { data?: unknown; error?: unknown; response: Response };

/** `anonymous`: a write without a session. */
export type CallKind = 'read' | 'write' | 'anonymous';

/**
 * Unwraps the envelope of every answer. Throws SessionEnded, Refusal or ProtocolBroken. HTTP 401 on
 * an `anonymous` call is a refusal, because no session can end. A call rejected by a gateway is
 * refused as `busy`, with the seconds of `Retry-After`, or as `request-too-large`; nothing was
 * done.
 */
export function unwrap({ data, error, response }: Answer, kind: CallKind): unknown {
  const { status } = response;
  const body = response.ok ? data : error;
  const envelope = isObject(body) ? body : null;
  const msg = envelope?.['msg'];

  if (envelope !== null && isLogout(envelope)) throw new SessionEnded('logout');
  if (status === 401 && !(kind === 'anonymous' && msg === 'no'))
    throw new SessionEnded('unauthorized');
  if (msg === undefined && isTurnedAway(response, kind)) throw turnedAway(response);
  if (msg === undefined && status === 413) throw new Refusal('request-too-large');
  if (envelope === null) throw notAnEnvelope(body, status);
  if (msg === undefined) throw new ProtocolBroken('no-msg', 'msg is missing', status);
  if (msg === 'no') throw refusal(envelope);
  if (msg === 'ok' && response.ok) return envelope['data'];
  throw new ProtocolBroken('unknown-msg', `msg is ${JSON.stringify(msg)}`, status);
}

/** «logout» in any field of the envelope ends the session; HTTP 400 may be in `code` (spec §4). */
function isLogout({ msg, message, data }: Record<string, unknown>): boolean {
  return msg !== 'ok' && [msg, message, data].includes('logout');
}

/**
 * Checks if a gateway or busy upstream rejected the call before processing it. A read without
 * `Retry-After` is excluded: the transport retries it.
 */
function isTurnedAway({ status, headers }: Response, kind: CallKind): boolean {
  return status === 429 || (status === 503 && (kind !== 'read' || headers.has('retry-after')));
}

function turnedAway(response: Response): Refusal {
  const seconds = secondsToWait(response);
  return new Refusal('busy', seconds === null ? {} : { seconds });
}

function notAnEnvelope(body: unknown, status: number): ProtocolBroken {
  if (body === undefined || body === '') {
    return new ProtocolBroken('empty', 'the answer is empty', status);
  }
  return typeof body === 'string'
    ? new ProtocolBroken('not-json', 'the answer is not JSON', status)
    : new ProtocolBroken('no-msg', 'the answer is not an envelope', status);
}

function refusal({ data, message }: Record<string, unknown>): Refusal {
  if (!isObject(data)) return new Refusal(codeOf(data, message));
  const values = isObject(data['values']) ? data['values'] : {};
  const usable = Object.entries(values).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return new Refusal(codeOf(data['code'], data['message'], message), Object.fromEntries(usable));
}

/** Returns the first text, as the contract's code where it matches one. */
function codeOf(...said: readonly unknown[]): string {
  const text = said
    .map((one) => (typeof one === 'number' ? String(one) : one))
    .find((one): one is string => typeof one === 'string' && one.trim() !== '');
  return text === undefined ? 'unknown' : (codes.get(bare(text)) ?? text.trim());
}

/**
 * Removes separators and case: «Insufficient funds», `INSUFFICIENT_FUNDS` and `insufficient-funds`
 * are equal.
 */
function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_\-.!]/g, '');
}

const codes: ReadonlyMap<string, string> = new Map(refusalCodes.map((code) => [bare(code), code]));

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reports the end of each session once. Ignores calls sent with an older token, because their
 * session is already over.
 */
export function createSessionEnd(
  token: () => string | null,
  onSessionEnd: (reason: SessionEndReason) => void,
): (sentWith: string | null, reason: SessionEndReason) => void {
  let told: { token: string | null } | null = null;
  return (sentWith, reason) => {
    if (sentWith !== token() || told?.token === sentWith) return;
    told = { token: sentWith };
    onSessionEnd(reason);
  };
}
