/** Why the service did not answer; holds nothing of the call, whose address carries the crumb. */
export class ServiceFailed extends Error {
  override readonly name = 'ServiceFailed';
  readonly status: number;
  /** How long it asks to be left alone, in milliseconds; null where it does not. */
  readonly restMs: number | null;

  constructor(status: number, restMs: number | null = null) {
    super(`the service answered HTTP ${status}`);
    this.status = status;
    this.restMs = restMs;
  }
}

/** Sends a request as `fetch` does. */
export type Send = (input: string, init?: RequestInit) => Promise<Response>;

/** What the service is left alone for where it does not say. Milliseconds. */
const usualRestMs = 60_000;
const longestRestMs = 15 * 60_000;

/** Where data comes from; what is asked elsewhere gets the cookies, and may answer as it likes. */
const dataHost = /^query\d\.finance\.yahoo\.com$/;

/**
 * Sends for the client, and names the failures of the service itself: the client writes the address of a call that
 * failed to the log, crumb and all.
 */
export function sendSafely(send: Send, timeoutMs: number): Send {
  return async (input, init) => {
    // The feed has given up by then; without this the request would live on.
    const response = await send(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const { status, headers } = response;
    if (status < 400 || !dataHost.test(new URL(input).hostname)) return response;
    await response.body?.cancel();
    throw new ServiceFailed(status, status === 429 ? restOf(headers) : null);
  };
}

function restOf(headers: Headers): number {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d+$/.test(seconds) ? Math.min(longestRestMs, Number(seconds) * 1000) : usualRestMs;
}

/** An error as it may be logged: its kind, and the status or code that it carries. */
export function withoutSecrets(error: unknown): Error {
  if (error instanceof ServiceFailed) return error;
  const name = error instanceof Error ? error.name : typeof error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? ` ${String(cause.code)}` : '';
  return new Error(`${name}${code}`);
}
