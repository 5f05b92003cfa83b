import { requestTimeoutMs } from '@corro/domain';

/** A call that the page sent before the app was there. */
interface FirstCall {
  readonly token: string;
  readonly language: string;
  /** Null where no answer came. */
  readonly answer: Promise<{ readonly response: Response; readonly at: number } | null>;
  readonly stop: () => void;
}

/** By the whole address of the call. */
export type FirstCalls = Map<string, FirstCall>;

/**
 * Sends a request as `fetch` does. Where the page has sent the same one, for the same session and in the same language,
 * its answer is taken over, once. One that failed is asked for again, and one that has waited longer than any answer may be
 * on its way.
 */
export async function fetchCall(
  request: Request,
  calls = globalThis.corroFirstView?.calls,
): Promise<Response> {
  const call = take(request, calls);
  if (call !== undefined) {
    const { signal } = request;
    if (signal.aborted) call.stop();
    else signal.addEventListener('abort', call.stop, { once: true });
    const answer = await call.answer;
    if (answer !== null && performance.now() - answer.at < requestTimeoutMs) return answer.response;
  }
  return fetch(request);
}

function take(request: Request, calls: FirstCalls | undefined): FirstCall | undefined {
  const { url, method, headers } = request;
  const call = calls?.get(url);
  if (call === undefined || method !== 'GET') return undefined;
  calls?.delete(url);
  const isSame =
    headers.get('token') === call.token && headers.get('accept-language') === call.language;
  return isSame ? call : undefined;
}
