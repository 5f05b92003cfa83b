/**
 * An HTTP error of Yahoo. It contains nothing of the call, because the call's URL contains the
 * crumb, which authorises calls.
 */
export class ServiceFailed extends Error {
  override readonly name = 'ServiceFailed';
  readonly status: number;
  /** Milliseconds to pause after a rate limit; null for other errors. */
  readonly restMs: number | null;

  constructor(status: number, restMs: number | null = null) {
    super(`the service answered HTTP ${status}`);
    this.status = status;
    this.restMs = restMs;
  }
}

export type FetchFunction = (input: string, init?: RequestInit) => Promise<Response>;

/** Default pause after a rate limit. Milliseconds. */
const usualRestMs = 60_000;
const longestRestMs = 15 * 60_000;

/** HTTP statuses of a rate limit. Only Yahoo uses 999. */
const busyStatuses: ReadonlySet<number> = new Set([429, 999]);

/**
 * Matches the hosts that answer with data. Other hosts only set cookies, and may answer with any
 * status.
 */
const dataHost = /^query\d\.finance\.yahoo\.com$/;

/**
 * Wraps `send` so that failures of the data hosts throw `ServiceFailed`, which does not contain the
 * URL. In a log, the URL would reveal the crumb.
 */
export function sendSafely(send: FetchFunction, timeoutMs: number): FetchFunction {
  return async (input, init) => {
    // The feed gives up after the same time; the signal ends the request too.
    const response = await send(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const { status, headers } = response;
    if (status < 400 || !dataHost.test(new URL(input).hostname)) return response;
    await response.body?.cancel();
    throw new ServiceFailed(status, busyStatuses.has(status) ? restOf(headers) : null);
  };
}

function restOf(headers: Headers): number {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d+$/.test(seconds) ? Math.min(longestRestMs, Number(seconds) * 1000) : usualRestMs;
}

/** Reduces an error to its kind, status and code, which may be logged. */
export function withoutSecrets(error: unknown): Error {
  if (error instanceof ServiceFailed) return error;
  const name = error instanceof Error ? error.name : typeof error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? ` ${String(cause.code)}` : '';
  return new Error(`${name}${code}`);
}
