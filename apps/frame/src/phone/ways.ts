/**
 * Address of the app without this page; the server remembers the choice for the browser session.
 */
export function asWholePage(address: URL): URL {
  const whole = new URL(address);
  whole.searchParams.set('device', 'app');
  return whole;
}

/** What only this page knows about its device. */
export interface Surroundings {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Whether there is a mouse, a trackpad or a pen. */
  readonly hasFinePointer: boolean;
  /** `document.cookie`. */
  readonly cookies: string;
  readonly isFramed: boolean;
}

/**
 * Address to redirect to instead of showing this page; null to stay. A tablet that identifies as a
 * computer gets the app, unless its owner chose this page: iPads identify as Macs, which have no
 * touch screen; other tablets have no fine pointer. Inside the phone it is always the app, because
 * the server cannot recognise every request for a frame.
 */
export function wayOn(asked: URL, at: Surroundings): URL | null {
  if (at.isFramed) return framed(asked);
  const isMac = at.userAgent.includes('Macintosh');
  const isTablet = at.maxTouchPoints > 1 && (isMac || !at.hasFinePointer);
  const choseThisPage = /(^|;\s*)(__Host-)?corro-device=frame(;|$)/.test(at.cookies);
  return isTablet && !choseThisPage ? asWholePage(asked) : null;
}

/** Adds `?framed`, for which the server always sends the app. */
export function framed(address: URL): URL {
  const marked = new URL(address);
  marked.searchParams.set('framed', '');
  return marked;
}
