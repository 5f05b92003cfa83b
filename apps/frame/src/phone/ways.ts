/** The app in place of this page, for as long as the browser runs: so the address asks the server. */
export function asWholePage(address: URL): URL {
  const whole = new URL(address);
  whole.searchParams.set('device', 'app');
  return whole;
}

/** What this page knows of where it runs, and the server could not. */
export interface Surroundings {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Whether anything points finely: a mouse, a trackpad, a pen. */
  readonly hasFinePointer: boolean;
  /** `document.cookie`. */
  readonly cookies: string;
  /** Whether this page itself is in a frame. */
  readonly isFramed: boolean;
}

/**
 * Where the visitor is to go on to rather than seeing this page; null to stay. A tablet that says it is a computer
 * gets the app as a whole page, unless its owner chose otherwise: an iPad calls itself a Mac, and no Mac has a
 * screen that takes fingers; others have nothing but fingers. And in the phone itself, where the server could not
 * recognise a request for a framed page, is the app.
 */
export function wayOn(asked: URL, at: Surroundings): URL | null {
  if (at.isFramed) return framed(asked);
  const isMac = at.userAgent.includes('Macintosh');
  const isTablet = at.maxTouchPoints > 1 && (isMac || !at.hasFinePointer);
  const choseThisPage = /(^|;\s*)(__Host-)?corro-device=frame(;|$)/.test(at.cookies);
  return isTablet && !choseThisPage ? asWholePage(asked) : null;
}

/** The same address, marked so that the server answers every device with the app. */
export function framed(address: URL): URL {
  const marked = new URL(address);
  marked.searchParams.set('framed', '');
  return marked;
}
