import { writeAddress } from './clientAddress.ts';
import { apiHeaders } from './headers.ts';
import { createProxy } from './proxy.ts';
import type { Settings } from './settings.ts';

/** Whatever answers `/api/*`: the sandbox in this process, or the way to the operator's upstream. */
export interface Upstream {
  /** Answers a call; `connected` is the other end of its connection. */
  fetch(request: Request, connected?: string): Response | Promise<Response>;
  close(): Promise<void>;
  /** Lines to print at the start. */
  readonly report: readonly string[];
}

/** What the server reads the time from, in epoch milliseconds; the sandbox's prices follow it. */
export interface Clock {
  now(): number;
}

export interface UpstreamParts {
  readonly clock: Clock;
  /** Hears of failures of the sandbox that no customer caused. */
  readonly onFault?: (error: unknown) => void;
}

/** Opens what answers the API. Rejects with a sentence when the sandbox cannot open its data. */
export async function openUpstream(settings: Settings, parts: UpstreamParts): Promise<Upstream> {
  if (settings.upstreamUrl !== null) {
    const fetchUpstream = createProxy(settings.upstreamUrl);
    return {
      fetch: (request) => fetchUpstream(request),
      close: () => Promise.resolve(),
      report: [],
    };
  }
  const { createSandbox } = await import('@corro/sandbox');
  const { clock, onFault } = parts;
  const sandbox = await createSandbox({
    settings,
    clock,
    ...(onFault === undefined ? {} : { onFault }),
  });
  return {
    ...sandbox,
    fetch(request, connected) {
      writeAddress(request.headers, connected, settings.trustedProxies);
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
