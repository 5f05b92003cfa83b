import { requestTimeoutMs } from '@corro/domain';

/** A call that the page's script sent before the app was loaded. */
export interface FirstCall {
  readonly token: string;
  readonly language: string;
  /** Null if the call failed. `at` is the time of the response, as `performance.now()`. */
  readonly answer: Promise<{ readonly response: Response; readonly at: number } | null>;
  readonly stop: () => void;
}

/**
 * Calls that the page has sent, keyed by `firstCallKey`. Null for a call that the app has sent
 * itself: sent once more by the page, its answer would stay, and the app would take it after a
 * change.
 */
export type FirstCalls = Map<string, FirstCall | null>;

/** Milliseconds after the start of the page in which its script may still send calls. */
const sendingMs = 2 * requestTimeoutMs;

/** Some reads are a POST with the parameters in the body; `body` is empty for other calls. */
export function firstCallKey(url: string, body: string): string {
  return url + body;
}

/**
 * Sends a request like `fetch`. If the page's script has already sent the same request with the
 * same session and language, returns the response to that call, once. Sends the request again if
 * the call failed or its response is older than the request timeout.
 */
export async function fetchUnlessSent(
  request: Request,
  calls = globalThis.corroFirstView?.calls,
): Promise<Response> {
  const call = calls === undefined ? null : await takeFirstCall(request, calls);
  if (call !== null) {
    const { signal } = request;
    if (signal.aborted) call.stop();
    else signal.addEventListener('abort', call.stop, { once: true });
    const answer = await call.answer;
    if (answer !== null && performance.now() - answer.at < requestTimeoutMs) return answer.response;
  }
  return fetch(request);
}

async function takeFirstCall(request: Request, calls: FirstCalls): Promise<FirstCall | null> {
  const { url, method, headers } = request;
  const isJson = headers.get('content-type') === 'application/json';
  const body = method === 'POST' && isJson ? await request.clone().text() : '';
  const key = firstCallKey(url, body);
  // The page sends no change, so a POST that it has not sent may be one.
  if (method !== 'GET' && (body === '' || !calls.has(key))) {
    dropAnswers(calls);
    return null;
  }
  const call = calls.get(key) ?? null;
  // A body may hold a password, so no key with a body is kept.
  if (body === '' && performance.now() < sendingMs) calls.set(key, null);
  else calls.delete(key);
  if (call === null) return null;
  const isSame =
    headers.get('token') === call.token && headers.get('accept-language') === call.language;
  return isSame ? call : null;
}

/** Drops every answer that was not taken: a change has been sent since, so it may be out of date. */
function dropAnswers(calls: FirstCalls): void {
  for (const [key, call] of calls) {
    call?.stop();
    calls.set(key, null);
  }
}
