/** Addresses of this site that are not the app's. */
const notTheApp = /^\/(frame|api|assets|healthz)(\/|$)/;

/** A path or an address as one of the app's own, or null: no other site is ever opened, nor this page in itself. */
export function ownAddress(text: string, origin: string): URL | null {
  const address = URL.parse(text, origin);
  const isOurs = address?.origin === origin && !notTheApp.test(address.pathname);
  return isOurs ? address : null;
}

/** Where the app opens: at `at` of this page's query (a path with its query), else at its start. */
export function askedAddress(query: string, origin: string): URL {
  const asked = new URLSearchParams(query).get('at') ?? '';
  return ownAddress(asked, origin) ?? new URL('/', origin);
}

/** Whether a phone cannot reach the address, since it means this computer alone. */
export function isThisComputer(hostname: string): boolean {
  return /^(localhost|.*\.localhost|(127|0)(\.\d+){3}|\[::1\])$/.test(hostname);
}

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
