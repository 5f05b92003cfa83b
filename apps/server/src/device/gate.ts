import { cookieValue, sessionCookie } from '../cookies.ts';
import { deviceOf } from './deviceOf.ts';

/** The answer to a page request. */
export type PageTarget =
  | { readonly kind: 'app'; readonly cookie: string | null }
  | { readonly kind: 'warning' }
  | { readonly kind: 'frame'; readonly cookie: string | null; readonly address: string };

type Choice = 'app' | 'frame';

const cookieName = 'corro-device';

/**
 * Decides what a page request gets (spec §1), by the first of these that applies: the parameter
 * `device`; whether the page is framed; the choice made earlier in this session; the device. Some
 * browsers do not send whether a page is framed, so the parameter `framed` says it, too. A session
 * cookie stores a choice. The choice takes effect at once even without cookies, so there is never a
 * redirect loop.
 */
export function resolveDevice(request: Request, isSecure: boolean): PageTarget {
  const { headers } = request;
  const address = new URL(request.url);
  const requested = address.searchParams.get('device');
  if (requested === 'app')
    return { kind: 'app', cookie: sessionCookie(cookieName, 'app', isSecure) };
  if (requested === 'frame')
    return frameTarget(address, sessionCookie(cookieName, 'frame', isSecure));
  if (address.searchParams.has('framed') || !isWholePage(headers)) {
    return { kind: 'app', cookie: null };
  }
  const device = deviceFor(headers);
  if (device === 'unknown') return { kind: 'warning' };
  return device === 'app' ? { kind: 'app', cookie: null } : frameTarget(address, null);
}

/**
 * Returns the redirect target if a device that gets the app requests the desktop page, for example by a shared link.
 * The target is the address of the app in the parameter `at`. Null means no redirect.
 */
export function redirectFromFrame(request: Request): string | null {
  const { headers, url } = request;
  const { searchParams, origin } = new URL(url);
  if (!isWholePage(headers) || deviceFor(headers) !== 'app') return null;
  const target = URL.parse(searchParams.get('at') ?? '/', origin);
  // A path that begins with two slashes, as in `//host` or `/.//host`, would lead to another host.
  const isForeign = target?.origin !== origin || target.pathname.startsWith('//');
  if (isForeign || /^\/(frame|api|assets)(\/|$)/.test(target.pathname)) return '/';
  return target.pathname + target.search;
}

function deviceFor(headers: Headers) {
  return sessionChoice(headers.get('cookie')) ?? deviceOf(signalsOf(headers));
}

export function redirectToFrame({
  address,
  cookie,
}: Extract<PageTarget, { kind: 'frame' }>): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', Location: address });
  if (cookie !== null) headers.set('Set-Cookie', cookie);
  return new Response(null, { status: 302, headers });
}

/** False for framed pages and scripts. They get the app, because a desktop page in a frame would frame itself. */
function isWholePage(headers: Headers): boolean {
  return (headers.get('sec-fetch-dest') ?? 'document') === 'document';
}

function frameTarget(address: URL, cookie: string | null): PageTarget {
  address.searchParams.delete('device');
  const query = new URLSearchParams({ at: address.pathname + address.search });
  return { kind: 'frame', cookie, address: `/frame/?${query.toString()}` };
}

function signalsOf(headers: Headers) {
  return {
    agent: headers.get('user-agent') ?? '',
    mobile: headers.get('sec-ch-ua-mobile') ?? undefined,
    platform: headers.get('sec-ch-ua-platform') ?? undefined,
  };
}

function sessionChoice(cookies: string | null): Choice | null {
  const value = cookieValue(cookies, cookieName);
  return value === 'app' || value === 'frame' ? value : null;
}
