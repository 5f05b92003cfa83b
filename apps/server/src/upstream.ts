import type { SandboxLimits } from '@corro/sandbox';
import { clientAddress, writeAddress } from './clientAddress.ts';
import { apiHeaders } from './headers.ts';
import { answerPicture } from './pictures.ts';
import { createProxy } from './proxy/proxy.ts';
import type { Readiness } from './readiness.ts';
import type { Settings } from './settings.ts';
import type { Observer } from './telemetry/observer.ts';
import { firstLook, probe } from './upstreamProbe.ts';

/** Answers `/api/*`: the sandbox in this process, or the proxy to the operator's upstream. */
export interface Upstream {
  /** Answers a call; `connected` is the other end of its connection. */
  fetch(request: Request, connected?: string): Response | Promise<Response>;
  close(): Promise<void>;
  /** Whether its money is known to be play money, by now: once an answer has said so, it stays. */
  readonly isSimulated: () => boolean;
  /** Answers with a picture of an operator's upstream, for an address of its own without a host. */
  readonly picture?: (request: Request, connected?: string) => Promise<Response>;
  /** From now on nothing is committed: waiting calls are answered that nothing was done. */
  readonly abort?: () => void;
  /** Whether it can answer calls now; may hang where what it needs does. */
  readonly readiness?: () => Promise<Readiness>;
  /** What is found behind it, in a sentence; asked once the server listens, as it may lead back to it. */
  readonly firstLook?: () => Promise<string>;
  /** Lines to print at the start. */
  readonly report: readonly string[];
}

/** What the server reads the time from, in epoch milliseconds; the sandbox's prices follow it. */
export interface Clock {
  now(): number;
}

export interface UpstreamParts {
  readonly clock: Clock;
  /** In place of the database's time, and other limits than customers have: for tests of the sandbox. */
  readonly time?: Clock;
  readonly limits?: SandboxLimits;
  /** Hears of failures of the sandbox that no customer caused. */
  readonly onFault?: (error: unknown) => void;
  /** Hears of every call, for logs and telemetry. */
  readonly observer?: Observer | undefined;
  /** What becomes of tables that are behind: brought up to date, or a reason not to start. */
  readonly tables?: 'migrate' | 'require';
}

/** Opens what answers the API. Rejects with a sentence when the sandbox cannot open its data. */
export async function openUpstream(settings: Settings, parts: UpstreamParts): Promise<Upstream> {
  const { upstreamUrl, trustedProxies } = settings;
  const { clock, time, limits, onFault, observer, tables = 'migrate' } = parts;
  if (upstreamUrl !== null) {
    const proxy = createProxy({ upstreamUrl, onFault });
    let isSimulated = false;
    const fetchUpstream = async (request: Request, address: string | null) => {
      const answer = await proxy.fetch(request, address);
      if (answer.headers.get('x-corro-simulated') === 'true') isSimulated = true;
      return answer;
    };
    const fetchFor = (request: Request, connected?: string) =>
      fetchUpstream(request, clientAddress(request.headers, connected, trustedProxies));
    return {
      fetch: fetchFor,
      picture: (request, connected) =>
        answerPicture(request, (asked) => fetchFor(asked, connected)),
      close: () => Promise.resolve(proxy.close()),
      isSimulated: () => isSimulated,
      readiness: () => probe((request) => fetchUpstream(request, null)),
      async firstLook() {
        const found = await firstLook((request) => fetchUpstream(request, null));
        if (found.isSimulated) isSimulated = true;
        return found.sentence;
      },
      report: [],
    };
  }
  const { createSandbox } = await import('@corro/sandbox');
  const sandbox = await createSandbox({
    settings,
    clock,
    tables,
    ...(time === undefined ? {} : { time }),
    ...(limits === undefined ? {} : { limits }),
    ...(onFault === undefined ? {} : { onFault }),
    ...(observer === undefined ? {} : { observer: observer.sandbox }),
  });
  return {
    ...sandbox,
    isSimulated: () => true,
    fetch(request, connected) {
      writeAddress(request.headers, connected, trustedProxies);
      return sandbox.fetch(request);
    },
  };
}

const ofApi = Object.entries(apiHeaders);

/**
 * An answer of the API as it leaves the server. One with a tag is the sandbox's and the same for all customers, and says itself
 * how it may be stored; the proxy passes neither.
 */
export function withApiHeaders(answer: Response): Response {
  // Written where they are: an answer made anew of another's body is sent as a stream.
  const { headers } = answer;
  const stored = headers.has('etag') ? headers.get('cache-control') : null;
  for (const [name, value] of ofApi) headers.set(name, value);
  if (stored !== null) headers.set('Cache-Control', stored);
  return answer;
}
