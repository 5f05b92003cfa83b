import { systemClock } from '../clock.ts';
import { type Transport, createTransport } from '../http/index.ts';

/** A transport that records requests and never answers; each ends when its caller aborts it. */
export function openWire(): { readonly api: Transport; readonly sent: readonly Request[] } {
  const sent: Request[] = [];
  const api = createTransport({
    baseUrl: 'http://upstream.test/api',
    fetch: (request) => {
      sent.push(request);
      return new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    },
    token: () => 'token-1',
    clock: { ...systemClock, now: () => 1_795_188_600_000 },
    // Makes the pauses between tries zero.
    random: () => 0,
    onSessionEnd: () => undefined,
    onSimulated: () => undefined,
  });
  return { api, sent };
}

/** `METHOD /path?query` of a request. */
export function routeOf({ method, url }: Request): string {
  return `${method} ${url.replace('http://upstream.test/api', '')}`;
}
