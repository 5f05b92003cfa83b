import type { QueryClient } from '@tanstack/react-query';

/**
 * Resolves when the screen has its first data, or after `longestMs` milliseconds; background work
 * waits for it. The screen has its data when no query is fetching one task after a change of the
 * cache, because a query may start in the same task in which another ends.
 */
export function waitForQueries(cache: QueryClient, longestMs = 5000): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(latest);
      unsubscribe();
      resolve();
    };
    let isLooking = false;
    // Looks once per task, because a new screen changes the cache hundreds of times in one task.
    const check = () => {
      if (isLooking) return;
      isLooking = true;
      setTimeout(() => {
        isLooking = false;
        if (cache.isFetching() === 0) settle();
      });
    };
    const latest = setTimeout(settle, longestMs);
    const unsubscribe = cache.getQueryCache().subscribe(check);
    check();
  });
}
