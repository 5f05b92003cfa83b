import type { SandboxLimits } from '@corro/sandbox';
import { clientAddress, writeAddress } from './clientAddress.ts';
import { apiHeaders } from './headers.ts';
import { createProxy } from './proxy/proxy.ts';
import type { Readiness } from './readiness.ts';
import type { Settings } from './settings.ts';
import type { Observer } from './telemetry/observer.ts';
import { probe } from './upstreamProbe.ts';

/** Whatever answers `/api/*`: the sandbox in this process, or the way to the operator's upstream. */
export interface Upstream {
  /** Answers a call; `connected` is the other end of its connection. */
  fetch(request: Request, connected?: string): Response | Promise<Response>;
  close(): Promise<void>;
  /** From now on nothing is committed: waiting calls are answered that nothing was done. */
  readonly abort?: () => void;
  /** Whether it can answer calls now; may hang where what it needs does. */
  readonly readiness?: () => Promise<Readiness>;
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
    return {
      fetch: (request, connected) =>
        proxy.fetch(request, clientAddress(request.headers, connected, trustedProxies)),
      close: () => Promise.resolve(proxy.close()),
      readiness: () => probe((request) => proxy.fetch(request, null)),
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
    fetch(request, connected) {
      writeAddress(request.headers, connected, trustedProxies);
      return sandbox.fetch(request);
    },
  };
}

/** An answer of the API as it leaves the server. */
export function withApiHeaders(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(apiHeaders)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}
