import { useEffect, useLayoutEffect } from 'react';
import { type Location, NavigationType } from 'react-router-dom';

/** How long a page may take to grow to the height at which it was left. */
const restoreForMs = 2_000;
const remembered = new Map<string, number>();

/**
 * Starts each page at its top, and going back where it was left. A page whose rows arrive later
 * is scrolled as soon as it is high enough, unless the customer scrolls first.
 */
export function useScrollMemory({ key }: Location, kind: NavigationType): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  // Stops listening as the next page comes in, before that page, shorter or scrolled to its top, is
  // taken for a movement of this one.
  useLayoutEffect(() => {
    const remember = () => remembered.set(key, globalThis.scrollY);
    globalThis.addEventListener('scroll', remember, { passive: true });
    return () => globalThis.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const target = kind === NavigationType.Pop ? (remembered.get(key) ?? 0) : 0;
    globalThis.scrollTo(0, target);
    return target === 0 ? undefined : scrollOnceHighEnough(target);
  }, [key, kind]);
}

function scrollOnceHighEnough(target: number): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of ['wheel', 'touchstart', 'keydown']) removeEventListener(name, stop);
  };
  const observer = new ResizeObserver(() => {
    const reach = document.documentElement.scrollHeight - globalThis.innerHeight;
    if (reach < target) return;
    globalThis.scrollTo(0, target);
    stop();
  });
  const timer = setTimeout(stop, restoreForMs);
  for (const name of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(name, stop, { passive: true });
  }
  observer.observe(document.body);
  return stop;
}
