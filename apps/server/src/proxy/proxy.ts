import type { IncomingMessage } from 'node:http';
import { answerBody, callBody, isUpload, type ProxyLimits, proxyLimits } from './bodies.ts';
import { openConnections, type Lookup, type UpstreamCall } from './connections.ts';
import { answerHeaders, isLoop, requestHeaders } from './forwardedHeaders.ts';
import { createAnswerLog } from './describeAnswer.ts';
import { UpstreamFailed } from './upstreamFailed.ts';

/** Methods of the contract. */
const methods = ['GET', 'HEAD', 'POST'];

const maxRedirects = 3;

export interface ProxyOptions {
  /** Address before the upstream's `/api`, without a trailing slash. */
  readonly upstreamUrl: string;
  readonly limits?: ProxyLimits;
  /** Called with the reason when a call to the upstream fails. */
  readonly onFault?: ((error: unknown) => void) | undefined;
  readonly lookup?: Lookup;
  /**
   * Returns whether a redirect may lead to this path below `upstreamUrl`. A redirect to the same
   * path with or without a final slash is always followed.
   */
  readonly followsTo?: (method: string, pathname: string) => boolean;
  /** True if the operator has set the time zone of times without a zone. */
  readonly hasTimeZone?: boolean;
}

export interface Proxy {
  /** Forwards a call; `address` is the address of the client. */
  fetch(request: Request, address: string | null): Promise<Response>;
  close(): void;
}

/**
 * Forwards calls to the operator's upstream, and its answers to the client, as streams and with the
 * headers of the contract only. If the upstream does not answer, the client gets a 502; if it is
 * too slow, a 504. These answers are not JSON with a `msg`, so the app never takes them for the
 * upstream's answer. Redirects are followed within the upstream.
 */
export function createProxy({
  upstreamUrl,
  limits = proxyLimits,
  onFault = () => undefined,
  lookup,
  followsTo = () => true,
  hasTimeZone = false,
}: ProxyOptions): Proxy {
  const describeAnswer = createAnswerLog(onFault, hasTimeZone);
  const { protocol, pathname: prefixPath } = new URL(upstreamUrl);
  /** Path of the upstream before its `/api`; empty without one. */
  const prefix = prefixPath.replace(/\/$/, '');
  const connections = openConnections(protocol, lookup);
  let honoursKeys = false;

  async function send(call: UpstreamCall): Promise<IncomingMessage> {
    let { url } = call;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await connections.send({ ...call, url });
      const target = redirectOf(answer, call, url);
      if (target === null) return answer;
      answer.destroy();
      if (!target.href.startsWith(`${upstreamUrl}/`)) {
        throw new UpstreamFailed('redirected', `It names ${target.origin}: check UPSTREAM_URL.`);
      }
      const pathname = target.pathname.slice(prefix.length);
      if (pathOf(target) !== pathOf(url) && !followsTo(call.method, pathname)) {
        throw new UpstreamFailed('redirected', 'It names a path outside of the contract.');
      }
      url = target;
    }
    throw new UpstreamFailed('redirected', 'It never stops.');
  }

  async function forward(request: Request, address: string | null): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const body = await callBody(request, limits);
    const isBuffered = body === null || body instanceof Uint8Array;
    const isKeyed = honoursKeys && request.headers.has('idempotency-key');
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new UpstreamFailed('tooSlow')),
      isUpload(request) ? limits.uploadMs : limits.answerMs,
    );
    try {
      const answer = await send({
        url: new URL(upstreamUrl + pathname + search),
        method: request.method,
        headers: requestHeaders(request.headers, address),
        body,
        isRepeatable: isBuffered && (request.method !== 'POST' || isKeyed),
        signal: AbortSignal.any([late.signal, request.signal]),
      });
      honoursKeys = answer.headers['idempotency-honoured'] === 'true';
      const response = responseOf(answer, limits, onFault);
      describeAnswer(answer, `${request.method} ${pathname}`);
      return response;
    } catch (error) {
      throw late.signal.aborted ? late.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async fetch(request, address) {
      if (!methods.includes(request.method)) {
        return new Response('Method not allowed', {
          status: 405,
          headers: { Allow: methods.join(', ') },
        });
      }
      try {
        if (isLoop(request.headers)) throw new UpstreamFailed('circle');
        return await forward(request, address);
      } catch (error) {
        const failure = toUpstreamFailed(error);
        // If the client has aborted the call, the failure is not the fault of the upstream.
        const isReported =
          !request.signal.aborted && failure.kind !== 'tooLarge' && failure.kind !== 'loggedOut';
        if (isReported) onFault(failure);
        return failure.answer();
      }
    },
    close: () => connections.close(),
  };
}

/**
 * Returns the target of a redirect that keeps method and body; null for any other answer.
 *
 * @throws UpstreamFailed for a redirect that would change the call
 */
function redirectOf(answer: IncomingMessage, { method, body }: UpstreamCall, from: URL) {
  const status = answer.statusCode ?? 0;
  if (![301, 302, 303, 307, 308].includes(status)) return null;
  const target = URL.parse(answer.headers.location ?? '', from.href);
  if (target !== null && isLogin(target) && !isLogin(from)) {
    answer.destroy();
    throw new UpstreamFailed('loggedOut');
  }
  // With a redirect that only adds or removes a trailing slash, the upstream has not executed the call yet.
  const isSamePath =
    target !== null && target.host === from.host && pathOf(target) === pathOf(from);
  const keepsMethod = isSamePath || status === 307 || status === 308 || method !== 'POST';
  const canFollow = keepsMethod && (body === null || body instanceof Uint8Array);
  if (target !== null && canFollow) return target;
  answer.destroy();
  throw new UpstreamFailed('redirected', `It answers a ${method} with HTTP ${status}.`);
}

const pathOf = ({ pathname, search }: URL) => pathname.replace(/\/$/, '') + search;

/** True for the address of a login page, such as `/admin/login`, `/user/sign-in.html` or `/#/login`. */
const isLogin = ({ pathname, search, hash }: URL) =>
  /[/=](?:(?:log|sign)[-_]?(?:in|on)|iniciar[-_]sesion|acceso|ingresar)(?:\.\w+)?(?:\/index)?\/?(?:[?&#]|$)|\/passport\b/i.test(
    pathname + search + hash,
  );

function responseOf(
  answer: IncomingMessage,
  limits: ProxyLimits,
  onFault: (error: unknown) => void,
): Response {
  const { statusCode: status = 0 } = answer;
  if (status < 200 || status > 599) {
    answer.destroy();
    throw new UpstreamFailed('unreadable', `Its status is ${status}.`);
  }
  const headers = answerHeaders(answer.headers);
  return new Response(answerBody(answer, limits, onFault), { status, headers });
}

/**
 * Converts an error to an UpstreamFailed. Of a connection failure only the code is kept, because
 * the text of the error may contain the call.
 */
function toUpstreamFailed(error: unknown): UpstreamFailed {
  if (error instanceof UpstreamFailed) return error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof UpstreamFailed) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'without a code';
  const kind = code.startsWith('HPE_') ? 'unreadable' : 'unreachable';
  return new UpstreamFailed(kind, `(${code})`);
}
