import { hash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';
import { inputOf } from './readCall.ts';
import type { SignedInRoute } from './route.ts';
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

/** Creates the cache of one route. */
export type CacheOf = (
  route: SignedInRoute,
  inputKeyOf: NonNullable<SignedInRoute['inputKeyOf']>,
) => MiddlewareHandler;

/**
 * Caches successful responses. The cache key consists of the route, the input's `inputKeyOf`, the
 * language and the encoding. Nothing else that a caller sends is part of the key, so no caller can
 * make the server compute one answer repeatedly. An entry is valid while `currentVersion` returns
 * the same number. Concurrent requests wait for the first one; if it fails, each computes its own
 * response. The cache runs after the session check, between `hono/etag`, which answers 304, and
 * `hono/compress`, so that a response is compressed once.
 *
 * @param currentVersion version of the content; while it is null, nothing is cached
 */
export function responseCache(currentVersion: () => number | null): CacheOf {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + 400,
  });
  const pending = new Map<string, Promise<void>>();

  return (route, inputKeyOf) => async (context, next) => {
    const version = currentVersion();
    const inputKey = version === null ? null : inputKeyOf(await inputOf(context, route));
    if (version === null || inputKey === null) return next();
    const isPacked = acceptsGzip(context);
    const key = `${context.get('language')} ${isPacked} ${route.path} ${inputKey}`;
    const find = () => {
      const entry = entries.get(key);
      return entry?.version === version ? entry : undefined;
    };
    const earlier = find() === undefined ? pending.get(key) : undefined;
    if (earlier !== undefined) await earlier;
    const entry = find();
    if (entry !== undefined) return respond(context, entry);
    const { promise, resolve } = Promise.withResolvers<void>();
    pending.set(key, promise);
    try {
      await next();
      if (context.get('outcome')?.msg !== 'ok') return undefined;
      const newEntry = { version, ...(await contentOf(context, inputKey)) };
      if (isPacked || !('content-encoding' in newEntry.headers)) entries.set(key, newEntry);
      // Removes the replaced response first, because Hono would merge its headers into the new one.
      context.res = undefined;
      context.res = respond(context, newEntry);
      return undefined;
    } finally {
      pending.delete(key);
      resolve();
    }
  };
}

function acceptsGzip({ req }: Context): boolean {
  const encodings = parseAccept(req.header('accept-encoding') ?? '');
  const qualityOf = (name: string) => encodings.find(({ type }) => type.toLowerCase() === name)?.q;
  return (qualityOf('gzip') ?? qualityOf('*') ?? 0) > 0;
}

function respond(context: Context, { body, headers }: CacheEntry): Response {
  context.set('outcome', allWell);
  return new Response(body, { headers });
}

async function contentOf({ res }: Context, inputKey: string): Promise<Omit<CacheEntry, 'version'>> {
  const bytes = Buffer.from(await res.arrayBuffer());
  const isShortText = !res.headers.has('content-encoding') && bytes.length < shortBytes;
  return {
    body: isShortText ? bytes.toString() : bytes,
    headers: {
      ...Object.fromEntries(res.headers),
      'content-length': String(bytes.length),
      etag: `W/"${hash('sha256', bytes, 'base64url')}"`,
      vary: 'Accept-Encoding, Accept-Language',
      // Browsers may store an answer that reveals no interest of the customer. They must revalidate
      // it before each use, and the server then checks the session.
      'cache-control': revealsInterest(inputKey) ? 'no-store' : 'private, no-cache',
    },
  };
}

/** True if the input reveals the customer's interest in an instrument. */
function revealsInterest(inputKey: string): boolean {
  const { symbol, code } = Object(JSON.parse(inputKey));
  return symbol !== undefined || code !== undefined;
}
