import type { MiddlewareHandler } from 'hono';
import { always, everywhere } from './headers.ts';
import type { Settings } from './settings.ts';

/** A year, as browsers ask before they believe it. Other hosts of the operator's domain are the operator's to decide. */
const onlyOverTls = 'max-age=31536000';

/** What asks for them is inside of the house, and speaks no TLS. */
const probes = new Set(['/healthz', '/readyz']);

/** The headers that go with every answer: of the API, or of all else. */
export function headersOfEveryAnswer(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  kind: 'call' | 'other',
): Readonly<Record<string, string>> {
  return {
    ...(kind === 'call' ? always : everywhere),
    ...(isHttps(publicUrl) ? { 'Strict-Transport-Security': onlyOverTls } : {}),
  };
}

const isHttps = (publicUrl: string | null) => publicUrl?.startsWith('https:') === true;

/**
 * What every answer carries, errors too, and over TLS that there is nothing else from now on. A call that a trusted
 * proxy says came without TLS is led to where there is TLS.
 */
export function onEveryAnswer(settings: Settings): MiddlewareHandler {
  const { publicUrl, trustedProxies } = settings;
  const isForwarded = trustedProxies > 0 && isHttps(publicUrl);
  const added = {
    call: Object.entries(headersOfEveryAnswer(settings, 'call')),
    other: Object.entries(headersOfEveryAnswer(settings, 'other')),
  };
  return async (context, next) => {
    const { req } = context;
    const cameWithoutTls = isForwarded && req.header('x-forwarded-proto') === 'http';
    if (cameWithoutTls && !probes.has(req.path)) {
      const { pathname, search } = new URL(req.url);
      context.res = context.redirect(publicUrl + pathname + search, 308);
    } else {
      await next();
    }
    const { headers } = context.res;
    const kind = req.path.startsWith('/api/') ? 'call' : 'other';
    for (const [name, value] of added[kind]) headers.set(name, value);
  };
}
