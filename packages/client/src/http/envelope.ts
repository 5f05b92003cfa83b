import { refusalCodes } from '../__generated__/refusals.ts';
import { ProtocolBroken, Refusal, SessionEnded, type SessionEndReason } from '../errors.ts';
import { isRow } from '../codecs/rows.ts';
import { rotatedToken } from './answerHeaders.ts';
import { cleanText, isPage, isTechnical, plainText } from './refusalText.ts';
import { secondsToWait } from './retryAfterGate.ts';

/** An answer of openapi-fetch: the body is in `data`, or in `error` from HTTP 400. */
export type Answer = { data?: unknown; error?: unknown; response: Response };

/** `anonymous`: a write without a session. */
export type CallKind = 'read' | 'write' | 'anonymous';

/**
 * Unwraps the envelope of every answer. Throws SessionEnded, Refusal or ProtocolBroken. HTTP 401 on
 * an `anonymous` call is a refusal, because no session can end. A call that a gateway rejected
 * becomes the refusal `busy` (`turned-away` for a `write`) with the seconds of `Retry-After`,
 * `turned-away` if a firewall stopped a call with side effects, or `request-too-large`; nothing was
 * done.
 */
export function unwrap(answer: Answer, kind: CallKind): unknown {
  const { response } = answer;
  const { status } = response;
  const body = response.ok ? answer.data : answer.error;
  const envelope = envelopeIn(body);
  const verdict = envelope === null ? 'nothing' : verdictOf(envelope);

  if (envelope !== null && isLogout(envelope)) throw new SessionEnded('logout');
  if (isUnauthorized(status, body, envelope) && !(kind === 'anonymous' && verdict === 'no')) {
    throw new SessionEnded('unauthorized');
  }
  if (verdict !== 'no' && verdict !== 'ok') {
    if (isBusy(response, verdict, kind)) throw busy(response, kind);
    if (kind !== 'read' && isStopped(status, body)) throw new Refusal('turned-away');
  }
  if (verdict === 'nothing' && status === 413) throw new Refusal('request-too-large');
  if (envelope === null) throw notAnEnvelope(body, status);
  if (verdict === 'nothing') throw new ProtocolBroken('no-msg', 'msg is missing', status);
  if (verdict === 'no') throw refusal(envelope);
  if (verdict === 'ok' && response.ok) return dataOf(envelope, kind, response);
  const statusText = cleanText(JSON.stringify(envelope['msg'] ?? envelope['code']));
  throw new ProtocolBroken('unknown-msg', `msg is ${statusText}`, status);
}

type Envelope = Record<string, unknown>;

/** Names of members in which servers nest an envelope. */
const outerNames = ['data', 'result', 'response', 'body'] as const;

/** Returns the envelope: the body, or the envelope in a member of a body that has no verdict. */
function envelopeIn(body: unknown): Envelope | null {
  if (!isRow(body)) return null;
  if (verdictOf(body) !== 'nothing') return body;
  return innerEnvelopeOf(body) ?? body;
}

function innerEnvelopeOf(body: Envelope): Envelope | null {
  return outerNames.map((name) => body[name]).find(isInnerEnvelope) ?? null;
}

const envelopeNames: ReadonlySet<string> = new Set([
  'msg',
  'message',
  'code',
  'data',
  'token',
  'time',
]);

/**
 * Checks for a nested envelope. An object whose verdict is `no` always counts as one (spec §7). An
 * object whose verdict is `ok` counts only if it has no members but those of an envelope, because a
 * row may also have a `msg`.
 */
function isInnerEnvelope(value: unknown): value is Envelope {
  if (!isRow(value) || typeof value['msg'] !== 'string') return false;
  const verdict = verdictOf(value);
  return (
    verdict === 'no' ||
    (verdict === 'ok' && Object.keys(value).every((name) => envelopeNames.has(name)))
  );
}

/** Words for success from servers that do not send `ok`. */
const success =
  /^(?:ok|okay|succe(?:ss|ssful|ssfully|eded)|(?:操作|请求)?成功|[eé]xito|exitos[ao]|erfolg(?:reich)?)[.!]?$/i;

/** Codes that mean success unless the message contradicts them. */
const successCodes: ReadonlySet<string> = new Set(['0', '200']);

/** `other`: an envelope with neither ok nor no. `nothing`: no envelope. */
type Verdict = 'ok' | 'no' | 'other' | 'nothing';

function verdictOf({ msg, message, code }: Envelope): Verdict {
  const firstText = [msg, message].find(
    (candidate) => candidate !== undefined && candidate !== null && candidate !== '',
  );
  const word = typeof firstText === 'string' ? firstText.trim().toLowerCase() : firstText;
  const number = typeof code === 'number' || typeof code === 'string' ? String(code) : null;
  if (word === 'no') return 'no';
  if (word === 'ok') return 'ok';
  if (firstText === undefined) {
    if (number === null) return 'nothing';
    return successCodes.has(number) ? 'ok' : 'other';
  }
  const isContradicted = number !== null && number !== '1' && !successCodes.has(number);
  if (typeof word === 'string' && success.test(word) && !isContradicted) return 'ok';
  return msg === undefined && number === null ? 'nothing' : 'other';
}

/** The data of a success. Without `data`, the other members of the envelope are the data. */
function dataOf(envelope: Envelope, kind: CallKind, response: Response): unknown {
  const { msg: _msg, message: _message, code: _code, data, ...rest } = envelope;
  const { token = isText(data) ? undefined : rotatedToken(response), ...others } = rest;
  const inner = innerEnvelopeOf(envelope);
  if (inner !== null) return unwrap({ data: inner, response }, kind);
  const hasToken = kind === 'anonymous' && isText(token);
  if (hasToken && !(isRow(data) && data['token'] !== undefined)) {
    return { ...(isRow(data) ? data : {}), token };
  }
  return data === undefined && Object.keys(others).length > 0 ? others : data;
}

/**
 * Checks if `msg`, `message` or `data` is «logout», which ends the session. Ignores the HTTP
 * status, because servers may put the 400 of the specification (§4) into `code`.
 */
function isLogout(envelope: Envelope): boolean {
  const { msg, message, data } = envelope;
  const inside = isRow(data) ? [data['code'], data['message']] : [data];
  const saysLogout = [msg, message, ...inside].some((candidate) =>
    /^\s*logout\s*$/i.test(String(candidate)),
  );
  return saysLogout && verdictOf(envelope) !== 'ok';
}

/** Checks for HTTP 401, for 401 in `code`, and for a login page in place of an answer. */
function isUnauthorized(status: number, body: unknown, envelope: Envelope | null): boolean {
  if (typeof body === 'string' && status < 500) {
    return status === 401 || (isPage(body) && /<input[^>]+type\s*=\s*["']?password/i.test(body));
  }
  const isInCode = String(envelope?.['code']) === '401' && envelope?.['msg'] !== 'ok';
  return status === 401 || isInCode;
}

/** HTTP statuses after which nobody knows whether a call was executed. */
const unknownStatuses: ReadonlySet<number> = new Set([408, 409, 425, 499]);

/** Words of pages that a firewall sends with HTTP 200. */
const firewall =
  /captcha|challenge|access denied|forbidden|blocked|firewall|incident id|ray id|cloudflare|incapsula|akamai|sucuri|security check|acceso denegado|bloquead|拦截|防火墙/i;

/**
 * Checks if a gateway or firewall stopped the call, so that nothing was done. HTTP 5xx and the
 * error page of a program do not count, because the upstream may have executed the call before the
 * error.
 */
function isStopped(status: number, body: unknown): boolean {
  if (status === 403) return true;
  if (typeof body !== 'string' || !isPage(body) || isTechnical(body)) return false;
  if (status >= 400) return status < 500 && !unknownStatuses.has(status);
  return firewall.test(plainText(body));
}

/**
 * Checks if a gateway or busy upstream rejected the call before processing it. HTTP 503 does not
 * count for a write, because the write may have been executed, nor for a read without
 * `Retry-After`, because `withRetry` repeats such a read.
 */
function isBusy({ status, headers }: Response, verdict: Verdict, kind: CallKind): boolean {
  if (status === 429) return true;
  if (verdict !== 'nothing' || status !== 503 || kind === 'write') return false;
  return kind === 'anonymous' || headers.has('retry-after');
}

/** Creates the refusal of a call that was rejected before processing, with the seconds to wait. */
function busy(response: Response, kind: CallKind): Refusal {
  const seconds = secondsToWait(response);
  const code = kind === 'write' ? 'turned-away' : 'busy';
  return new Refusal(code, seconds === null ? {} : { seconds });
}

function notAnEnvelope(body: unknown, status: number): ProtocolBroken {
  if (body === undefined || body === '') {
    return new ProtocolBroken('empty', 'the answer is empty', status);
  }
  return typeof body === 'string'
    ? new ProtocolBroken('not-json', 'the answer is not JSON', status)
    : new ProtocolBroken('no-msg', 'the answer is not an envelope', status);
}

function refusal({ data, message }: Envelope): Refusal {
  if (!isRow(data)) return new Refusal(codeOf(...[data].flat(), message));
  const values = isRow(data['values']) ? data['values'] : {};
  const usable = Object.entries(values).flatMap(([name, value]): [string, string | number][] => {
    if (typeof value === 'number') return [[name, value]];
    return typeof value === 'string' ? [[name, cleanText(value)]] : [];
  });
  return new Refusal(codeOf(data['code'], data['message'], message), Object.fromEntries(usable));
}

/** Returns the first text fit for customers, or the contract's refusal code that it matches. */
function codeOf(...candidates: readonly unknown[]): string {
  const text = candidates
    .map((candidate) => (typeof candidate === 'number' ? String(candidate) : candidate))
    .filter((candidate) => typeof candidate === 'string' && !isTechnical(candidate))
    .map((candidate) => cleanText(String(candidate)))
    .find((candidate) => candidate !== '');
  return text === undefined ? 'unknown' : (codes.get(normalizeCode(text)) ?? text);
}

/**
 * Removes separators and case: «Insufficient funds», `INSUFFICIENT_FUNDS` and `insufficient-funds`
 * are equal.
 */
function normalizeCode(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_\-.!]/g, '');
}

const codes: ReadonlyMap<string, string> = new Map(
  refusalCodes.map((code) => [normalizeCode(code), code]),
);

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

/**
 * Reports the end of each session once. Ignores calls sent with an older token, because their
 * session is already over.
 */
export function createSessionEndReporter(
  token: () => string | null,
  onSessionEnd: (reason: SessionEndReason) => void,
): (sentWith: string | null, reason: SessionEndReason) => void {
  let reported: { token: string | null } | null = null;
  return (sentWith, reason) => {
    if (sentWith !== token() || reported?.token === sentWith) return;
    reported = { token: sentWith };
    onSessionEnd(reason);
  };
}
