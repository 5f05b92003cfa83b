import { addressHeader } from './clientAddress.ts';

/** Headers that concern one connection only, and the ones that fetch sets anew. */
const notForwarded = new Set([
  addressHeader,
  'connection',
  'content-encoding',
  'content-length',
  'cookie',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Longer than the app waits (10 s, spec §7), so that the app is the one to call it a timeout. */
export const upstreamTimeoutMs = 15_000;

/** A photo takes its time on a slow network. Node's own server waits no longer for a request. */
const uploadTimeoutMs = 300_000;

/**
 * Passes calls to the operator's upstream and its answers back, as streams. An upstream that
 * cannot be reached is a 502, one that is too slow a 504; neither is an envelope, so the app
 * never takes them for the upstream's own word.
 */
export function createProxy(
  upstreamUrl: string,
  fetchUpstream: typeof fetch = fetch,
): (request: Request) => Promise<Response> {
  const base = upstreamUrl.replace(/\/+$/, '').replace(/\/api$/, '');
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const isUpload = request.headers.get('content-type')?.startsWith('multipart/') === true;
    const timeout = AbortSignal.timeout(isUpload ? uploadTimeoutMs : upstreamTimeoutMs);
    try {
      const answer = await fetchUpstream(base + pathname + search, {
        method: request.method,
        headers: endToEnd(request.headers),
        body: hasBody ? request.body : null,
        redirect: 'manual',
        signal: AbortSignal.any([timeout, request.signal]),
        ...(hasBody ? { duplex: 'half' } : {}),
      });
      return new Response(answer.body, {
        status: answer.status,
        headers: endToEnd(answer.headers),
      });
    } catch {
      return timeout.aborted
        ? new Response('The upstream did not answer in time.', { status: 504 })
        : new Response('The upstream cannot be reached.', { status: 502 });
    }
  };
}

function endToEnd(headers: Headers): Headers {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim());
  const dropped = new Set([...notForwarded, ...named.map((name) => name.toLowerCase())]);
  const kept = new Headers();
  headers.forEach((value, name) => {
    if (!dropped.has(name)) kept.append(name, value);
  });
  return kept;
}
