/** Paths of this site that are not the app's. */
const foreignPaths = /^\/(frame|api|assets|healthz)(\/|$)/;

/**
 * Resolves an address of the app; null if it is invalid, of another site or not a path of the app.
 */
export function ownAddress(text: string, origin: string): URL | null {
  try {
    const address = new URL(text, origin);
    return address.origin === origin && !foreignPaths.test(address.pathname) ? address : null;
  } catch {
    return null;
  }
}

/** Address at which the app opens: `?at=` (a path with its query), else `/`. */
export function requestedAddress(query: string, origin: string): URL {
  const at = new URLSearchParams(query).get('at') ?? '';
  return ownAddress(at, origin) ?? new URL('/', origin);
}

/** True for a host name of this computer itself, which a phone cannot reach. */
export function isThisComputer(hostname: string): boolean {
  return /^(localhost|.*\.localhost|(127|0)(\.\d+){3}|\[::1\])$/.test(hostname);
}

const key = 'frame_at';

/**
 * Takes from the session storage the address that the app had before a reload, so that the customer
 * keeps their place. Null after any other navigation or if storage is blocked.
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

/** Stores the app's address when this page is left; returns the cleanup. */
export function storeLastAddress(page: Window, address: () => URL | null): () => void {
  const keep = () => {
    const last = address();
    if (last === null) return;
    try {
      page.sessionStorage.setItem(key, last.href);
    } catch {
      // Storage is blocked: a reload opens the app at `?at=` or `/`.
    }
  };
  page.addEventListener('pagehide', keep);
  return () => page.removeEventListener('pagehide', keep);
}

/**
 * Address of the app without the desktop page around it. The server stores this choice in a cookie
 * for the browser session.
 */
export function wholePageAddress(address: URL): URL {
  const whole = new URL(address);
  whole.searchParams.set('device', 'app');
  return whole;
}

/** Properties of the device from which `redirectFor` decides. */
export interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** True with a mouse, a trackpad or a pen. */
  readonly hasFinePointer: boolean;
  /** `document.cookie`. */
  readonly cookies: string;
  readonly isFramed: boolean;
}

/**
 * Address to redirect to instead of showing this page; null to stay. A tablet that identifies as a
 * computer gets the app, unless its owner chose this page. An iPad identifies as a Mac, but no Mac
 * has a touch screen; other tablets have no fine pointer. If this page itself is in a frame, it
 * always redirects to the app: the server cannot recognise every request for a frame, and may have
 * sent this page instead of the app.
 */
export function redirectFor(address: URL, device: Device): URL | null {
  if (device.isFramed) return framedAddress(address);
  const isMac = device.userAgent.includes('Macintosh');
  const isTablet = device.maxTouchPoints > 1 && (isMac || !device.hasFinePointer);
  const choseThisPage = /(^|;\s*)(__Host-)?corro-device=frame(;|$)/.test(device.cookies);
  return isTablet && !choseThisPage ? wholePageAddress(address) : null;
}

/** Adds `?framed`, so that the server always answers with the app. */
export function framedAddress(address: URL): URL {
  const marked = new URL(address);
  marked.searchParams.set('framed', '');
  return marked;
}
