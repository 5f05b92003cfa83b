import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { accepts } from '../encoding.ts';

/** What the contract gives a call, and what an operator needs to know of who makes it. */
const ofTheCall = [
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
 * What the contract gives an answer. Not among it is what would reach beyond the answer into the browser or into
 * what this server promises: `Set-Cookie`, `Clear-Site-Data`, `Refresh`, `WWW-Authenticate`, `Access-Control-*`,
 * policies, and, as no answer is kept, `ETag`, `Last-Modified` and what else concerns caches.
 */
const ofTheAnswer = [
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'idempotency-honoured',
  'retry-after',
  'x-corro-simulated',
];

/** Marks a call as passed on by Corro, so that an address that leads back to it is found out. */
const via = '1.1 corro';

/** Servers may stand in front of one another; more than this many are a loop. */
const mostProxies = 3;

/** Whether a call has been passed on so often that the upstream must lead back to this server. */
export function goesInCircles(headers: Headers): boolean {
  return (headers.get('via') ?? '').split(via).length > mostProxies;
}

/**
 * The headers with which a call goes to the upstream. `X-Forwarded-For` is the client's address alone, however many
 * proxies stand in front: the upstream has one hop to trust.
 */
export function requestHeaders(headers: Headers, address: string | null): OutgoingHttpHeaders {
  const forwarded: OutgoingHttpHeaders = {};
  for (const name of ofTheCall) {
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

/** The headers of an answer that are passed on. */
export function answerHeaders(headers: IncomingHttpHeaders): Headers {
  const forwarded = new Headers();
  for (const name of ofTheAnswer) {
    const value = headers[name];
    if (typeof value === 'string') forwarded.set(name, value);
  }
  return forwarded;
}
