import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedEncoding, type EncodedBody, encodedResponse } from './encoding.ts';
import type { PageSource } from './pages.ts';
import type { Settings } from './settings.ts';

/**
 * Script that replaces an installed worker: it removes everything that the worker stored, and then
 * itself. An open page of the old version may register the worker again meanwhile. The next page
 * comes from the server, because nothing is stored any more, and unregisters it (`removeWorker`).
 */
const removal = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

export interface ServiceWorker {
  /** Changes with the build and with every setting that a page contains. Null makes browsers remove the worker. */
  readonly version: string | null;
  answer(request: Headers): Response;
}

/**
 * Creates the service worker of a build. If there is no worker (in development, or if a setting turns it off), creates
 * one that removes an installed worker.
 */
export function createServiceWorker(
  webFolder: string | null,
  { fingerprint = '' }: PageSource,
  settings: Settings,
): ServiceWorker {
  const file = webFolder === null ? '' : join(webFolder, 'sw.js');
  const script = settings.hasWorker && existsSync(file) ? readFileSync(file, 'utf8') : null;
  const { operator, locales, hasPasskeys, legal, format, pictureSources } = settings;
  const shown = { operator, locales, hasPasskeys, legal, format, pictureSources };
  const version =
    script === null ? null : hashOf(script + fingerprint + JSON.stringify(shown)).slice(0, 16);
  const text =
    script === null ? removal : `self.corro = ${JSON.stringify({ version, locales })};\n${script}`;
  const etag = `"${hashOf(text).slice(0, 16)}"`;
  const body: EncodedBody = {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      'Cache-Control': 'no-cache',
      ETag: etag,
      Vary: 'Accept-Encoding',
    },
    body: new TextEncoder().encode(text),
    encoded: new Map(),
  };
  return {
    version,
    answer: (request) =>
      request.get('if-none-match')?.includes(etag) === true
        ? new Response(null, { status: 304, headers: body.headers })
        : encodedResponse(body, acceptedEncoding(request.get('accept-encoding'))),
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
