import { hash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { allWell } from './send.ts';

interface CacheEntry {
  version: number;
  body: string | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

const maxBytes = 16 * 1024 * 1024;

/**
 * Shorter responses are cached as text: Node sends text with the headers in one write, but bytes in
 * two.
 */
const shortBytes = 2048;

/**
 * Caches successful responses by URL, language and encoding while the version is the same.
 * Concurrent requests wait for the first. It runs after the session check, between `hono/etag`,
 * which answers 304, and `hono/compress`, so that a response is compressed once.
 *
 * @param currentVersion version of the content; while it is null, nothing is cached
 */
export function responseCache(currentVersion: () => number | null): MiddlewareHandler {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + 400,
  });
  const pending = new Map<string, Promise<void>>();

  return async (context, next) => {
    const version = currentVersion();
    if (version === null) return next();
    const key = keyOf(context);
    const find = () => {
      const entry = entries.get(key);
      return entry?.version === version ? entry : undefined;
    };
    if (find() === undefined) await pending.get(key);
    const entry = find();
    if (entry !== undefined) return respond(context, entry);
    const { promise, resolve } = Promise.withResolvers<void>();
    pending.set(key, promise);
    try {
      await next();
      if (context.get('outcome')?.msg !== 'ok') return undefined;
      const made = { version, ...(await contentOf(context)) };
      entries.set(key, made);
      // Cleared first, because Hono would merge the headers of the replaced response.
      context.res = undefined;
      context.res = respond(context, made);
      return undefined;
    } finally {
      pending.delete(key);
      resolve();
    }
  };
}

function keyOf({ req, get }: Context): string {
  const { url } = req;
  const address = url.slice(url.indexOf('/', url.indexOf('//') + 2));
  return `${get('language')} ${req.header('accept-encoding') ?? ''} ${address}`;
}

function respond(context: Context, { body, headers }: CacheEntry): Response {
  context.set('outcome', allWell);
  return new Response(body, { headers });
}

async function contentOf({ req, res }: Context): Promise<Omit<CacheEntry, 'version'>> {
  const bytes = Buffer.from(await res.arrayBuffer());
  const isShortText = !res.headers.has('content-encoding') && bytes.length < shortBytes;
  return {
    body: isShortText ? bytes.toString() : bytes,
    headers: {
      ...Object.fromEntries(res.headers),
      'content-length': String(bytes.length),
      etag: `W/"${hash('sha1', bytes, 'base64url')}"`,
      vary: 'Accept-Encoding, Accept-Language',
      // Browsers may store public answers but must revalidate, which checks the session.
      'cache-control': revealsInterest(req) ? 'no-store' : 'private, no-cache',
    },
  };
}

/** True if the query reveals the customer's interest in an instrument. */
function revealsInterest(req: Context['req']): boolean {
  return req.query('symbol') !== undefined || req.query('code') !== undefined;
}
