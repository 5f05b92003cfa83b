import { requestTimeoutMs } from '@corro/domain';

/** A call that the page's script sent before the app was loaded. */
interface FirstCall {
  readonly token: string;
  readonly language: string;
  /** Null if the call failed. */
  readonly answer: Promise<{ readonly response: Response; readonly at: number } | null>;
  readonly stop: () => void;
}

/** Keyed by full URL. */
export type FirstCalls = Map<string, FirstCall>;

/**
 * Sends a request like `fetch`. If the page's script has already sent it with the same session and
 * language, takes its answer once. Sends it again if that call failed or is older than the timeout.
 */
export async function fetchUnlessSent(
  request: Request,
  calls = globalThis.corroFirstView?.calls,
): Promise<Response> {
  const call = takeFirstCall(request, calls);
  if (call !== undefined) {
    const { signal } = request;
    if (signal.aborted) call.stop();
    else signal.addEventListener('abort', call.stop, { once: true });
    const answer = await call.answer;
    if (answer !== null && performance.now() - answer.at < requestTimeoutMs) return answer.response;
  }
  return fetch(request);
}

function takeFirstCall(request: Request, calls: FirstCalls | undefined): FirstCall | undefined {
  const { url, method, headers } = request;
  const call = calls?.get(url);
  if (call === undefined || method !== 'GET') return undefined;
  calls?.delete(url);
  const isSame =
    headers.get('token') === call.token && headers.get('accept-language') === call.language;
  return isSame ? call : undefined;
}
