import { answer, type ScriptedFetch } from '@corro/testing';

/**
 * Networks of the toolbar. With `lost`, the page goes offline two seconds after the story begins.
 */
export const networks = ['online', 'slow', 'lost', 'offline', 'failing'] as const;

export type Network = (typeof networks)[number];

type Fetch = ScriptedFetch['fetch'];

/**
 * Delay of answers on the network `slow`, and time until the network `lost` goes offline, in real
 * milliseconds.
 */
export const lateness = 3_000;
export const lostAfter = 2_000;

/** Puts a network between the app and the upstream. No call gets through while the page is offline. */
export function withNetwork(network: Network, fetch: Fetch): Fetch {
  return async (request) => {
    if (network === 'failing') return answer.html(502).respond(request.signal);
    if (network === 'slow') await wait(lateness, request.signal);
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    return fetch(request);
  };
}

/** Sets the page online or offline. */
export function setOnline(isOnline: boolean): void {
  if (isOnline) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Rejects as soon as the request is aborted. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
