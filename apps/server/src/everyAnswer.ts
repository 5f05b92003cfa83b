import type { MiddlewareHandler } from 'hono';
import { sharedHeaders, siteHeaders } from './headers.ts';
import type { Settings } from './settings.ts';

/** A year. Without subdomains: the operator decides about other hosts of the domain. */
const hstsYear = 'max-age=31536000';

/** Probes come from inside the network, without TLS. */
const probes = new Set(['/healthz', '/readyz']);

/** Headers of every answer of the API, or of everything else. */
export function headersFor(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  kind: 'call' | 'other',
): Readonly<Record<string, string>> {
  return {
    ...(kind === 'call' ? sharedHeaders : siteHeaders),
    ...(isHttps(publicUrl) ? { 'Strict-Transport-Security': hstsYear } : {}),
  };
}

const isHttps = (publicUrl: string | null) => publicUrl?.startsWith('https:') === true;

/** Adds the headers of every answer, errors included, and redirects calls that a trusted proxy received without TLS. */
export function addHeaders(settings: Settings): MiddlewareHandler {
  const { publicUrl, trustedProxies } = settings;
  const redirectsPlainHttp = trustedProxies > 0 && isHttps(publicUrl);
  const entries = {
    call: Object.entries(headersFor(settings, 'call')),
    other: Object.entries(headersFor(settings, 'other')),
  };
  return async (context, next) => {
    const { req } = context;
    const isPlainHttp = redirectsPlainHttp && req.header('x-forwarded-proto') === 'http';
    if (isPlainHttp && !probes.has(req.path)) {
      const { pathname, search } = new URL(req.url);
      context.res = context.redirect(publicUrl + pathname + search, 308);
    } else {
      await next();
    }
    const { headers } = context.res;
    const kind = req.path.startsWith('/api/') ? 'call' : 'other';
    for (const [name, value] of entries[kind]) headers.set(name, value);
  };
}
