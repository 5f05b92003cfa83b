import type { PoolState, SandboxLimits } from '@corro/sandbox';
import { clientAddress, writeAddress } from './clientAddress.ts';
import { notFound } from './errorResponses.ts';
import { apiHeaders } from './headers.ts';
import { answerPicture } from './pictures.ts';
import { isAmbiguousPath, refusalStatus } from './proxy/contractCalls.ts';
import { createProxy } from './proxy/proxy.ts';
import type { Readiness } from './readiness.ts';
import type { Settings } from './settings.ts';
import type { Observer } from './telemetry/observer.ts';
import { firstLook, probe } from './upstreamProbe.ts';

/** Answers the calls of `/api/*`. It is the sandbox in this process, or the proxy to the operator's upstream. */
export interface Upstream {
  /** Answers a call; `peerAddress` is the address at the other end of its connection. */
  fetch(request: Request, peerAddress?: string): Response | Promise<Response>;
  close(): Promise<void>;
  /** True once an answer has said that the money is play money. */
  readonly isSimulated: () => boolean;
  /** Fetches a picture of the upstream for an address without a host. */
  readonly picture?: (request: Request, peerAddress?: string) => Promise<Response>;
  /** Prevents all later commits. Calls that are waiting are answered with "nothing was done". */
  readonly abort?: () => void;
  /** Database connections of this process. */
  readonly pools?: () => readonly PoolState[];
  /** Checks whether calls can be answered; may hang. */
  readonly readiness: () => Promise<Readiness>;
  /**
   * Makes a first check and describes its result in a sentence. Call this once the server listens,
   * because the address of the upstream may lead back to this server.
   */
  readonly firstLook?: () => Promise<string>;
  readonly report: readonly string[];
}

/** Clock in epoch milliseconds; the sandbox's prices depend on it. */
export interface Clock {
  now(): number;
}

export interface UpstreamParts {
  readonly clock: Clock;
  /** Replaces the database's time, in tests of the sandbox. */
  readonly time?: Clock;
  /** Replaces the limits for customers, in tests of the sandbox. */
  readonly limits?: SandboxLimits;
  /** Called with failures that no customer caused. */
  readonly onFault?: (error: unknown) => void;
  /** Observes every call, for logs and telemetry. */
  readonly observer?: Observer | undefined;
  /** What to do with outdated tables: migrate them, or refuse to start. */
  readonly tables?: 'migrate' | 'require';
}

/**
 * Opens the sandbox or the proxy. Rejects with an Error for the terminal when the sandbox cannot
 * open its data.
 */
export async function openUpstream(settings: Settings, parts: UpstreamParts): Promise<Upstream> {
  const { upstreamUrl, trustedProxies, format, picturePaths } = settings;
  const { clock, time, limits, onFault, observer, tables = 'migrate' } = parts;
  if (upstreamUrl !== null) {
    const proxy = createProxy({
      upstreamUrl,
      onFault,
      hasTimeZone: format.timeZone !== null,
      followsTo: (method, pathname) =>
        !isAmbiguousPath(pathname) &&
        (refusalStatus(method, pathname.replace(/\/$/, '')) === null ||
          picturePaths.some((path) => pathname.startsWith(path))),
    });
    let isSimulated = false;
    const fetchUpstream = async (request: Request, address: string | null) => {
      const answer = await proxy.fetch(request, address);
      if (answer.headers.get('x-corro-simulated') === 'true') isSimulated = true;
      return answer;
    };
    const fetchFor = (request: Request, peerAddress?: string) =>
      fetchUpstream(request, clientAddress(request.headers, peerAddress, trustedProxies));
    return {
      fetch(request, peerAddress) {
        const status = refusalStatus(request.method, new URL(request.url).pathname);
        if (status === 404) return notFound();
        if (status === 405) return new Response('Method not allowed', { status });
        return fetchFor(request, peerAddress);
      },
      picture: (request, peerAddress) =>
        answerPicture(request, (pictureRequest) => fetchFor(pictureRequest, peerAddress)),
      close: () => Promise.resolve(proxy.close()),
      isSimulated: () => isSimulated,
      readiness: () => probe((request) => fetchUpstream(request, null)),
      async firstLook() {
        const firstAnswer = await firstLook((request) => fetchUpstream(request, null));
        if (firstAnswer.isSimulated) isSimulated = true;
        return firstAnswer.sentence;
      },
      report: [],
    };
  }
  const { answerNewsPicture, createSandbox } = await import('@corro/sandbox');
  const sandbox = await createSandbox({
    settings,
    clock,
    tables,
    ...(time === undefined ? {} : { time }),
    ...(limits === undefined ? {} : { limits }),
    ...(onFault === undefined ? {} : { onFault }),
    ...(observer === undefined ? {} : { observer: observer.sandbox }),
  });
  observer?.useKey(await sandbox.logKey());
  return {
    ...sandbox,
    isSimulated: () => true,
    picture: (request) => answerPicture(request, answerNewsPicture),
    fetch(request, peerAddress) {
      writeAddress(request.headers, peerAddress, trustedProxies);
      return sandbox.fetch(request);
    },
  };
}

const logoutPath = '/api/stock/success/v2/session/logout';

const apiHeaderEntries = Object.entries(apiHeaders);

/**
 * Adds the headers of the API. An answer with an ETag comes from the sandbox and is the same for all customers, so it
 * keeps its own `Cache-Control`. The proxy forwards neither of these headers.
 */
export function withApiHeaders(answer: Response, path: string): Response {
  // Changes the headers in place, because a new answer with the same body would be sent as a stream.
  const { headers } = answer;
  const stored = headers.has('etag') ? headers.get('cache-control') : null;
  for (const [name, value] of apiHeaderEntries) headers.set(name, value);
  if (stored !== null) headers.set('Cache-Control', stored);
  // The value "storage" would also remove the language and the service worker.
  if (path === logoutPath) headers.set('Clear-Site-Data', '"cache"');
  return answer;
}
