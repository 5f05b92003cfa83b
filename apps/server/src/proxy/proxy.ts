import type { IncomingMessage } from 'node:http';
import { answerBody, callBody, isUpload } from './bodies.ts';
import { openConnections, type Lookup, type UpstreamCall } from './connections.ts';
import { answerHeaders, goesInCircles, requestHeaders } from './forwardedHeaders.ts';
import { proxyLimits, type ProxyLimits } from './limits.ts';
import { UpstreamFailed } from './upstreamFailed.ts';

/** The contract has no others. */
const methods = ['GET', 'HEAD', 'POST'];

const mostRedirects = 3;

export interface ProxyOptions {
  /** The address of the upstream's `/api`, with the path in front of it and without a slash at its end. */
  readonly upstreamUrl: string;
  readonly limits?: ProxyLimits;
  /** Hears why a call had no answer of the upstream. */
  readonly onFault?: ((error: unknown) => void) | undefined;
  readonly lookup?: Lookup;
}

export interface Proxy {
  /** Passes a call on; `address` is the client's. */
  fetch(request: Request, address: string | null): Promise<Response>;
  close(): void;
}

/**
 * Passes calls to the operator's upstream and its answers back, as streams and with the headers of the contract
 * alone. A call that the upstream does not answer is a 502, one that takes too long a 504; neither is an envelope, so
 * the app never takes them for the upstream's own word. Redirects are followed within the upstream.
 */
export function createProxy({
  upstreamUrl,
  limits = proxyLimits,
  onFault = () => undefined,
  lookup,
}: ProxyOptions): Proxy {
  const connections = openConnections(new URL(upstreamUrl).protocol, lookup);
  let honoursKeys = false;

  async function send(call: UpstreamCall): Promise<IncomingMessage> {
    let { url } = call;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const answer = await connections.send({ ...call, url });
      const target = redirectOf(answer, call, url);
      if (target === null) return answer;
      answer.destroy();
      if (!target.href.startsWith(`${upstreamUrl}/`)) {
        throw new UpstreamFailed('redirected', `It names ${target.origin}: check UPSTREAM_URL.`);
      }
      url = target;
    }
    throw new UpstreamFailed('redirected', 'It never stops.');
  }

  async function pass(request: Request, address: string | null): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const body = await callBody(request, limits);
    const isHeld = body === null || body instanceof Uint8Array;
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
        repeatable: isHeld && (request.method !== 'POST' || isKeyed),
        signal: AbortSignal.any([late.signal, request.signal]),
      });
      honoursKeys = answer.headers['idempotency-honoured'] === 'true';
      return responseOf(answer, limits, onFault);
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
        if (goesInCircles(request.headers)) throw new UpstreamFailed('circle');
        return await pass(request, address);
      } catch (error) {
        const failure = named(error);
        // Who gave up asking is not the upstream's fault.
        const isTold = !request.signal.aborted && failure.kind !== 'tooLarge';
        if (isTold) onFault(failure);
        return failure.answer();
      }
    },
    close: () => connections.close(),
  };
}

/** Where a redirect leads that can be followed without changing what was asked; null for any other answer. */
function redirectOf(answer: IncomingMessage, { method, body }: UpstreamCall, from: URL) {
  const status = answer.statusCode ?? 0;
  if (![301, 302, 303, 307, 308].includes(status)) return null;
  const target = URL.parse(answer.headers.location ?? '', from.href);
  const keepsMethod = status === 307 || status === 308 || method !== 'POST';
  const canFollow = keepsMethod && (body === null || body instanceof Uint8Array);
  if (target !== null && canFollow) return target;
  answer.destroy();
  throw new UpstreamFailed('redirected', `It answers a ${method} with HTTP ${status}.`);
}

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

/** Failures of the connection by their code alone: their text may hold what was called. */
function named(error: unknown): UpstreamFailed {
  if (error instanceof UpstreamFailed) return error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof UpstreamFailed) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'without a code';
  const kind = code.startsWith('HPE_') ? 'unreadable' : 'unreachable';
  return new UpstreamFailed(kind, `(${code})`);
}
