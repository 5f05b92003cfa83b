import { ownAddress } from './addresses.ts';

const key = 'frame_at';

/**
 * Where the app stood when this page was loaded again, so that a reload does not lose the customer's place; null on
 * any other way to this page, and where the browser keeps nothing.
 */
export function takeLastAddress(page: Window): URL | null {
  const [entry] = page.performance.getEntriesByType('navigation');
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  try {
    const stored = page.sessionStorage.getItem(key);
    page.sessionStorage.removeItem(key);
    return isReload && stored !== null ? ownAddress(stored, page.location.origin) : null;
  } catch {
    return null;
  }
}

/** Stores the app's address when this page is left. */
export function keepLastAddress(page: Window, address: () => URL | null): () => void {
  const keep = () => {
    const last = address();
    if (last === null) return;
    try {
      page.sessionStorage.setItem(key, last.href);
    } catch {
      // A blocked store: the app then opens where this page was asked for.
    }
  };
  page.addEventListener('pagehide', keep);
  return () => page.removeEventListener('pagehide', keep);
}
