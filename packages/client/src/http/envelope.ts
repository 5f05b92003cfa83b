import { refusalCodes } from '../__generated__/refusals.ts';
import { ProtocolBroken, Refusal, SessionEnded, type SessionEndReason } from '../errors.ts';
import { secondsToWait } from './rest.ts';

/** An answer as openapi-fetch hands it over: the body is in `data`, or in `error` for HTTP 400 and up. */
export type Answer = { data?: unknown; error?: unknown; response: Response };

/** `anonymous`: a write for which no session is needed. */
export type CallKind = 'read' | 'write' | 'anonymous';

/**
 * The one place that opens an answer. Gives its `data`, or throws SessionEnded, Refusal or
 * ProtocolBroken. On an `anonymous` call a refusal that came with HTTP 401 is a refusal: there is no
 * session that could end. A call that a gateway turned away is refused as `busy`, with the seconds of its
 * `Retry-After`, or as `request-too-large`: nothing was done.
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

/** «logout» ends the session in any field of the envelope; HTTP 400 may be in `code` (spec §4). */
function isLogout({ msg, message, data }: Record<string, unknown>): boolean {
  return msg !== 'ok' && [msg, message, data].includes('logout');
}

/**
 * Whether a gateway, or the upstream before it looked at the call, was too busy: nothing was done. A
 * read that is not told when to come back is tried again by itself.
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

/** The first that says something: a code of the contract however it is written, else as it came. */
function codeOf(...said: readonly unknown[]): string {
  const text = said
    .map((one) => (typeof one === 'number' ? String(one) : one))
    .find((one): one is string => typeof one === 'string' && one.trim() !== '');
  return text === undefined ? 'unknown' : (codes.get(bare(text)) ?? text.trim());
}

/** Letters and digits alone: «Insufficient funds», `INSUFFICIENT_FUNDS` and `insufficient-funds` are one. */
function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_\-.!]/g, '');
}

const codes: ReadonlyMap<string, string> = new Map(refusalCodes.map((code) => [bare(code), code]));

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Tells of the end of each session once, however many calls learn of it. A call that was sent with
 * another token than today's belongs to a session that is over already, and says nothing.
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
