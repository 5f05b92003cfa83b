import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { pageCachePrefix } from '../app/pageCache.ts';
import { mainPaths, patterns } from '../links.ts';
import { pageKey } from './pageKey.ts';

/**
 * The service worker: serves the built files and the last page of each route from the device, and
 * never touches a call of the API.
 */
declare const self: ServiceWorkerGlobalScope & {
  /** Written by the server before this script. */
  readonly corro: { readonly version: string; readonly locales: readonly string[] };
};

/** Built files by language; those under `all` are needed in every language. */
declare const builtFiles: Readonly<Record<string, readonly string[]>>;

const { version, locales } = self.corro;

/**
 * Name of the cache for the pages of this version; pages of another version may need other files.
 */
const cacheName = pageCachePrefix + version;

/** Pages of the main screens and of the login: stored even if never visited. */
const mainPages = [...mainPaths, '/login'];

const files = new PrecacheController();
files.addToCacheList(
  ['all', ...locales].flatMap((name) =>
    (builtFiles[name] ?? []).map((url) => ({ url, revision: null })),
  ),
);

self.addEventListener('install', (event) => {
  addRoutes(event);
  event.waitUntil(storePages());
  if (!savesData()) void files.install(event);
});

self.addEventListener('activate', (event) => {
  void files.activate(event);
  event.waitUntil(Promise.all([removeOldPages(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(takeOver());
});

registerRoute(new PrecacheRoute(files, { directoryIndex: '', cleanURLs: false }));

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isWholePage(request) && pageKey(url) !== null,
  new StaleWhileRevalidate({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyOf(request)),
        cacheWillUpdate: ({ response }) => pageToStore(response),
      },
    ],
  }),
);

// Offline, answers an address without a stored page with the page of home; the app then shows the
// screen of the address.
setCatchHandler(async ({ request }) =>
  isWholePage(request) ? ((await storedPage(patterns.home)) ?? Response.error()) : Response.error(),
);

/** False for the app in the frame of the desktop page: the server answers that request. */
function isWholePage({ mode, destination }: Request): boolean {
  return mode === 'navigate' && destination === 'document';
}

function keyOf({ url }: Request): string {
  return new URL(pageKey(new URL(url)) ?? url, self.location.origin).href;
}

/**
 * Returns the page if it is of this version, else null. If the server has another version, starts
 * the update of this worker, and the new worker stores that version for the next start.
 */
async function pageToStore(response: Response): Promise<Response | null> {
  if (isOfThisVersion(response)) return response;
  // The server now redirects this device, for example to the desktop page, so its stored pages are
  // removed.
  if (response.type === 'opaqueredirect') await caches.delete(cacheName);
  else if (response.ok && versionOf(response) === null) await removeSelf();
  // Not awaited: Chromium may delay it, and a new worker cannot start while this event lasts.
  else if (response.ok) self.registration.update().catch(() => undefined);
  return null;
}

/** The server names no version if its settings turn the worker off. */
function versionOf({ headers }: Response): string | null {
  return headers.get('x-corro-version');
}

function isOfThisVersion(response: Response): boolean {
  return response.ok && versionOf(response) === version;
}

/** The browser fetches the script that removes a worker once a day, so this does not wait for it. */
async function removeSelf(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

/**
 * Stores the main pages, and those that an earlier version stored. Rejects if one of them is
 * missing or of another version.
 */
async function storePages(): Promise<void> {
  const keys = new Set<string>(mainPages);
  for (const name of await pageCaches()) {
    const stored = await (await caches.open(name)).keys();
    for (const { url } of stored) keys.add(url.slice(self.location.origin.length));
  }
  const cache = await caches.open(cacheName);
  await Promise.all(
    [...keys].map(async (key) => {
      const page = await fetch(key, { cache: 'no-store' });
      if (!isOfThisVersion(page)) throw new Error(`${key} is of another version.`);
      await cache.put(key, page);
    }),
  );
}

async function storedPage(key: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(key, { ignoreVary: true });
}

async function pageCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(pageCachePrefix));
}

async function removeOldPages(): Promise<void> {
  const old = (await pageCaches()).filter((name) => name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Replaces the running version, unless another tab still uses it. */
async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

/**
 * Lets calls of the API and stored files bypass the worker, in browsers that can. In other browsers
 * no route of the worker matches these calls, and the worker answers with the files.
 */
function addRoutes(event: ExtendableEvent): void {
  if (!('addRoutes' in event) || typeof event.addRoutes !== 'function') return;
  event.addRoutes([
    { condition: { urlPattern: '/api/*' }, source: 'network' },
    // The browser fetches a file that is not stored from the network.
    { condition: { urlPattern: '/assets/*' }, source: { cacheName: files.strategy.cacheName } },
  ]);
}

/** True if the customer saves data: files are then fetched only when they are needed. */
function savesData(): boolean {
  const { connection }: WorkerNavigator & { connection?: { saveData?: boolean } } = self.navigator;
  return connection?.saveData === true;
}
