import { settleWithin } from './settleWithin.ts';

/** First part of the names of the caches in which the service worker keeps pages. */
export const pageCachePrefix = 'pages-';

/** Milliseconds to wait for the removal: a browser whose storage is broken may never answer. */
const removalMs = 1000;

/** Removes the stored pages, so that the server answers the next navigation. Never rejects. */
export async function removePages(): Promise<void> {
  try {
    await settleWithin(deletePages(), removalMs);
  } catch {
    // Blocked storage holds no pages.
  }
}

async function deletePages(): Promise<void> {
  const names = await caches.keys();
  const stored = names.filter((name) => name.startsWith(pageCachePrefix));
  await Promise.all(stored.map((name) => caches.delete(name)));
}
