import { ProtocolBroken, Refusal, SessionEnded } from '../errors.ts';

/** An answer as openapi-fetch hands it over: the body is in `data`, or in `error` for HTTP 400 and up. */
export type Answer = { data?: unknown; error?: unknown; response: Response };

/** `anonymous`: a write for which no session is needed. */
export type CallKind = 'read' | 'write' | 'anonymous';

/**
 * The one place that opens an answer. Gives its `data`, or throws SessionEnded, Refusal or
 * ProtocolBroken. On an `anonymous` call a refusal that came with HTTP 401 is a refusal: there is no
 * session that could end. A write that a gateway turned away is refused as `busy`: nothing was done.
 */
export function unwrap({ data, error, response }: Answer, kind: CallKind): unknown {
  const { status } = response;
  const body = response.ok ? data : error;
  const envelope = isObject(body) ? body : null;
  const msg = envelope?.['msg'];

  if (status === 401 && !(kind === 'anonymous' && msg === 'no'))
    throw new SessionEnded('unauthorized');
  if (status === 400 && msg === 'logout') throw new SessionEnded('logout');
  if (msg === undefined && kind !== 'read' && isTurnedAway(response)) throw new Refusal('busy');
  if (envelope === null) throw notAnEnvelope(body, status);
  if (msg === undefined) throw new ProtocolBroken('no-msg', 'msg is missing', status);
  if (msg === 'no') throw refusal(envelope['data']);
  if (msg === 'ok' && response.ok) return envelope['data'];
  throw new ProtocolBroken('unknown-msg', `msg is ${JSON.stringify(msg)}`, status);
}

/**
 * Whether a gateway has answered in place of the upstream. Some send HTTP 503 as well when the
 * upstream breaks off in the middle of a call; only one that says when to come back was too busy.
 */
function isTurnedAway({ status, headers }: Response): boolean {
  return status === 429 || (status === 503 && headers.has('retry-after'));
}

function notAnEnvelope(body: unknown, status: number): ProtocolBroken {
  if (body === undefined || body === '') {
    return new ProtocolBroken('empty', 'the answer is empty', status);
  }
  return typeof body === 'string'
    ? new ProtocolBroken('not-json', 'the answer is not JSON', status)
    : new ProtocolBroken('no-msg', 'the answer is not an envelope', status);
}

function refusal(data: unknown): Refusal {
  if (!isObject(data)) return new Refusal(codeOf(data));
  const values = isObject(data['values']) ? data['values'] : {};
  const usable = Object.entries(values).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return new Refusal(codeOf(data['code']), Object.fromEntries(usable));
}

function codeOf(data: unknown): string {
  if (typeof data === 'number') return String(data);
  return typeof data === 'string' && data !== '' ? data : 'unknown';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
