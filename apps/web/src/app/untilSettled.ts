import type { QueryClient } from '@tanstack/react-query';

/**
 * Resolves once the screen has what it asked for at first: nothing is being read, now and in the next task. What is
 * not on the screen waits for it, since it would take the line away from it. However slow the network is, what waits goes
 * on after `longestMs`.
 */
export function untilSettled(cache: QueryClient, longestMs = 5000): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(latest);
      unsubscribe();
      resolve();
    };
    let isLooking = false;
    // A screen that comes changes the cache hundreds of times in a task.
    const look = () => {
      if (isLooking) return;
      isLooking = true;
      setTimeout(() => {
        isLooking = false;
        if (cache.isFetching() === 0) settle();
      });
    };
    const latest = setTimeout(settle, longestMs);
    const unsubscribe = cache.getQueryCache().subscribe(look);
    look();
  });
}
