import { systemClock } from '../clock.ts';
import { type Transport, createTransport } from '../http/index.ts';

interface Wire {
  readonly api: Transport;
  readonly sent: readonly Request[];
}

/** A transport whose requests are recorded and never answered: they end when their caller stops them. */
export function openWire(): Wire {
  return wireTo(
    (request) =>
      new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      }),
  );
}

/** A transport whose requests are recorded, and lost on their way. */
export function cutWire(): Wire {
  return wireTo(() => Promise.reject(new TypeError('The network is gone')));
}

function wireTo(fetch: (request: Request) => Promise<Response>): Wire {
  const sent: Request[] = [];
  const api = createTransport({
    baseUrl: 'http://upstream.test/api',
    fetch: (request) => {
      sent.push(request);
      return fetch(request);
    },
    token: () => 'token-1',
    clock: { ...systemClock, now: () => 1_795_188_600_000 },
    // No pause between two tries.
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

/** What a promise rejects with; fails where it resolves. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => Promise.reject(new Error('It resolved')),
    (error: unknown) => error,
  );
}
