import type { QueryClient } from '@tanstack/react-query';

/**
 * Resolves when the screen has its first data, or after five seconds; background work waits for it.
 * The screen has its data when no query is fetching while the browser is idle: React has then
 * rendered the answers, and a part that they have made visible has started its queries.
 */
export function waitForQueries(cache: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(latest);
      unsubscribe();
      resolve();
    };
    let isLooking = false;
    // Looks once per idle period, because a new screen changes the cache hundreds of times.
    const check = () => {
      if (isLooking) return;
      isLooking = true;
      whenIdle(() => {
        isLooking = false;
        if (cache.isFetching() === 0) settle();
      });
    };
    const latest = setTimeout(settle, 5000);
    const unsubscribe = cache.getQueryCache().subscribe(check);
    check();
  });
}

/** Milliseconds in which a slow phone renders an answer. Safari has no idle callbacks. */
const renderMs = 200;

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, renderMs);
}
