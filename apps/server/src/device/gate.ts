import { cookieValue, sessionCookie } from '../cookies.ts';
import { deviceOf } from './deviceOf.ts';

/** What a page request is to be answered with. */
export type Passage =
  | { readonly kind: 'app'; readonly cookie: string | null }
  | { readonly kind: 'warning' }
  | { readonly kind: 'frame'; readonly cookie: string | null; readonly address: string };

type Choice = 'app' | 'frame';

const cookieName = 'corro-device';

/**
 * Who gets the app, and who the desktop page (spec §1). In this order: what the address asks for by
 * `device`, being framed (not every browser says so, hence the mark `framed` in the address), what was
 * chosen before in this session, and the device itself. A choice is kept in a cookie of the session,
 * and obeyed at once, with or without cookies: never a redirect loop.
 */
export function passage(request: Request, isSecure: boolean): Passage {
  const { headers } = request;
  const address = new URL(request.url);
  const asked = address.searchParams.get('device');
  if (asked === 'app') return { kind: 'app', cookie: sessionCookie(cookieName, 'app', isSecure) };
  if (asked === 'frame') return toFrame(address, sessionCookie(cookieName, 'frame', isSecure));
  if (address.searchParams.has('framed') || !isWholePage(headers)) {
    return { kind: 'app', cookie: null };
  }
  const device = chosenOrKnown(headers);
  if (device === 'unknown') return { kind: 'warning' };
  return device === 'app' ? { kind: 'app', cookie: null } : toFrame(address, null);
}

/**
 * Where a request for the desktop page (an address shared from one) is redirected if the device gets the app:
 * the place in the app that the address names. Null: no redirect.
 */
export function pastFrame(request: Request): string | null {
  const { headers, url } = request;
  const { searchParams, origin } = new URL(url);
  if (!isWholePage(headers) || chosenOrKnown(headers) !== 'app') return null;
  const place = URL.parse(searchParams.get('at') ?? '/', origin);
  // A path that begins with two slashes is another host: `/.//host` is one, too.
  const isElsewhere = place?.origin !== origin || place.pathname.startsWith('//');
  if (isElsewhere || /^\/(frame|api|assets)(\/|$)/.test(place.pathname)) return '/';
  return place.pathname + place.search;
}

/** What was chosen before in this session, else what the device itself gets. */
function chosenOrKnown(headers: Headers) {
  return chosenBefore(headers.get('cookie')) ?? deviceOf(signsOf(headers));
}

/** The answer that leads to the desktop page. */
export function redirectToFrame({
  address,
  cookie,
}: Extract<Passage, { kind: 'frame' }>): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', Location: address });
  if (cookie !== null) headers.set('Set-Cookie', cookie);
  return new Response(null, { status: 302, headers });
}

/**
 * What is shown inside of another page, or read by a script, is the app: the desktop page would frame
 * itself.
 */
function isWholePage(headers: Headers): boolean {
  return (headers.get('sec-fetch-dest') ?? 'document') === 'document';
}

/** Passes the requested address to the desktop page. */
function toFrame(address: URL, cookie: string | null): Passage {
  address.searchParams.delete('device');
  const query = new URLSearchParams({ at: address.pathname + address.search });
  return { kind: 'frame', cookie, address: `/frame/?${query.toString()}` };
}

function signsOf(headers: Headers) {
  return {
    agent: headers.get('user-agent') ?? '',
    mobile: headers.get('sec-ch-ua-mobile') ?? undefined,
    platform: headers.get('sec-ch-ua-platform') ?? undefined,
  };
}

function chosenBefore(cookies: string | null): Choice | null {
  const value = cookieValue(cookies, cookieName);
  return value === 'app' || value === 'frame' ? value : null;
}
