import type { MiddlewareHandler } from 'hono';
import { always, everywhere } from './headers.ts';
import type { Settings } from './settings.ts';

/** A year, as browsers ask before they believe it. Other hosts of the operator's domain are the operator's to decide. */
const onlyOverTls = 'max-age=31536000';

/** What asks for them is inside of the house, and speaks no TLS. */
const probes = new Set(['/healthz', '/readyz']);

/**
 * What every answer carries, errors too, and over TLS that there is nothing else from now on. A call that a trusted
 * proxy says came without TLS is led to where there is TLS.
 */
export function onEveryAnswer({ publicUrl, trustedProxies }: Settings): MiddlewareHandler {
  const isSecure = publicUrl?.startsWith('https:') === true;
  return async (context, next) => {
    const { req } = context;
    const cameBy = trustedProxies > 0 ? req.header('x-forwarded-proto') : undefined;
    if (isSecure && cameBy === 'http' && !probes.has(req.path)) {
      const { pathname, search } = new URL(req.url);
      context.res = context.redirect(publicUrl + pathname + search, 308);
    } else {
      await next();
    }
    const { headers } = context.res;
    const isCall = req.path.startsWith('/api/');
    for (const [name, value] of Object.entries(isCall ? always : everywhere)) {
      headers.set(name, value);
    }
    if (isSecure) headers.set('Strict-Transport-Security', onlyOverTls);
  };
}
