import { requestTimeoutMs } from '@corro/domain';

/** A call that the page's script sent before the app was loaded. */
export interface FirstCall {
  readonly token: string;
  readonly language: string;
  /** Null if the call failed. `at` is the time of the response, as `performance.now()`. */
  readonly answer: Promise<{ readonly response: Response; readonly at: number } | null>;
  readonly stop: () => void;
}

/** Calls that the page has sent, keyed by `firstCallKey`. */
export type FirstCalls = Map<string, FirstCall>;

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
  const call =
    calls === undefined || calls.size === 0 ? undefined : await takeFirstCall(request, calls);
  if (call !== undefined) {
    const { signal } = request;
    if (signal.aborted) call.stop();
    else signal.addEventListener('abort', call.stop, { once: true });
    const answer = await call.answer;
    if (answer !== null && performance.now() - answer.at < requestTimeoutMs) return answer.response;
  }
  return fetch(request);
}

async function takeFirstCall(request: Request, calls: FirstCalls): Promise<FirstCall | undefined> {
  const { url, method, headers } = request;
  const isJson = headers.get('content-type') === 'application/json';
  const body = method === 'POST' && isJson ? await request.clone().text() : '';
  const key = firstCallKey(url, body);
  const call = calls.get(key);
  if (call === undefined || (body === '' && method !== 'GET')) return undefined;
  calls.delete(key);
  const isSame =
    headers.get('token') === call.token && headers.get('accept-language') === call.language;
  return isSame ? call : undefined;
}
