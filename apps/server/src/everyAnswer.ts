import type { MiddlewareHandler } from 'hono';
import { policyWithoutPage, sharedHeaders, siteHeaders } from './headers.ts';
import type { Settings } from './settings.ts';

/** HSTS for a year, for the host of `PUBLIC_URL` and its subdomains. */
const hstsYear = 'max-age=31536000; includeSubDomains';

const policyName = 'Content-Security-Policy';

/** Addresses without HTTPS redirect, because probes come from inside the network, without TLS. */
const probes = new Set(['/healthz', '/readyz']);

/**
 * Kind of an answer. Only documents get the policies of `siteHeaders`, because browsers apply these only to documents.
 * On each chunk they would waste 300 bytes.
 */
type AnswerKind = 'call' | 'asset' | 'document';

function kindOf(path: string): AnswerKind {
  if (path.startsWith('/api/')) return 'call';
  return path.startsWith('/assets/') ? 'asset' : 'document';
}

/** Headers of every answer of a kind. A page has a policy of its own in place of this one. */
export function headersFor(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  kind: AnswerKind,
): Readonly<Record<string, string>> {
  return {
    ...(kind === 'document' ? siteHeaders : sharedHeaders),
    [policyName]: policyWithoutPage,
    ...(isHttps(publicUrl) ? { 'Strict-Transport-Security': hstsYear } : {}),
  };
}

const isHttps = (publicUrl: string | null) => publicUrl?.startsWith('https:') === true;

/**
 * Adds the headers of every answer, including errors. If the public address is https and a trusted
 * proxy received the request without TLS, a request for a page is redirected to HTTPS. An API call
 * is refused, because a redirect would hide that its token was sent unencrypted.
 */
export function addHeaders(settings: Settings): MiddlewareHandler {
  const { publicUrl, trustedProxies } = settings;
  const refusesPlainHttp = trustedProxies > 0 && isHttps(publicUrl);
  const entries = {
    call: Object.entries(headersFor(settings, 'call')),
    asset: Object.entries(headersFor(settings, 'asset')),
    document: Object.entries(headersFor(settings, 'document')),
  };
  return async (context, next) => {
    const { req } = context;
    const isPlainHttp = refusesPlainHttp && req.header('x-forwarded-proto') === 'http';
    if (isPlainHttp && !probes.has(req.path)) {
      const { pathname, search } = new URL(req.url);
      context.res =
        kindOf(pathname) === 'call'
          ? context.text('This call requires TLS.', 403)
          : context.redirect(publicUrl + pathname + search, 308);
      // No cache may store this answer, which was requested over plain HTTP.
      context.res.headers.set('Cache-Control', 'no-store');
    } else {
      await next();
    }
    const { headers } = context.res;
    for (const [name, value] of entries[kindOf(req.path)]) {
      if (name !== policyName || !headers.has(name)) headers.set(name, value);
    }
  };
}
