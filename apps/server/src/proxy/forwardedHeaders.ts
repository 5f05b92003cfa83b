import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { accepts } from '../encoding.ts';

/** Headers of calls: those of the contract, and those that identify the caller. */
const callHeaders = [
  'accept',
  'accept-language',
  'content-length',
  'content-type',
  'idempotency-key',
  'order-age',
  'sec-fetch-site',
  'token',
  'traceparent',
  'tracestate',
  'user-agent',
];

/**
 * Headers of answers that the contract has. Left out are headers that act on the browser or contradict this server's
 * own headers: `Set-Cookie`, `Clear-Site-Data`, `Refresh`, `WWW-Authenticate`, `Access-Control-*` and policies. Cache
 * headers are left out because no answer is cached.
 */
const passedAnswerHeaders = [
  // The session's new token, if the upstream replaces the token.
  'authorization',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  // The app compares the times of orders with the upstream's clock.
  'date',
  'idempotency-honoured',
  'retry-after',
  'token',
  'x-corro-simulated',
];

/** Value of `Via` that marks forwarded calls. It detects an upstream address that leads back to this server. */
const via = '1.1 corro';

/** Maximum number of chained servers. More of them mean a loop. */
const maxProxies = 3;

/** True if the call was forwarded so often that the upstream must lead back to this server. */
export function isLoop(headers: Headers): boolean {
  return (headers.get('via') ?? '').split(via).length > maxProxies;
}

/**
 * Returns the headers of a call to the upstream. `X-Forwarded-For` contains only the client's address, so the upstream
 * has to trust one proxy, however many are in front of this server.
 */
export function requestHeaders(headers: Headers, address: string | null): OutgoingHttpHeaders {
  const forwarded: OutgoingHttpHeaders = {};
  for (const name of callHeaders) {
    const value = headers.get(name);
    if (value !== null) forwarded[name] = value;
  }
  forwarded['accept-encoding'] = accepts(headers.get('accept-encoding'), 'gzip')
    ? 'gzip'
    : 'identity';
  forwarded['via'] = [headers.get('via') ?? [], via].flat().join(', ');
  if (address !== null) forwarded['x-forwarded-for'] = address;
  return forwarded;
}

/** Headers of an answer for the client. */
export function answerHeaders(headers: IncomingHttpHeaders): Headers {
  const forwarded = new Headers();
  for (const name of passedAnswerHeaders) {
    const value = headers[name];
    if (typeof value === 'string') forwarded.set(name, value);
  }
  return forwarded;
}
