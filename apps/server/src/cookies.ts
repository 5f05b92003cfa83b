import type { Settings } from './settings.ts';
import type { OfferedLocale } from './environment.ts';

/** What browsers take over TLS alone, for the whole of this host and for no other; other hosts cannot set it. */
const hostPrefix = '__Host-';

/** A cookie of the browser's session. It holds no secret: the pages read it too. */
export function sessionCookie(name: string, value: string, isSecure: boolean): string {
  return isSecure
    ? `${hostPrefix}${name}=${value}; Path=/; Secure; SameSite=Lax`
    : `${name}=${value}; Path=/; SameSite=Lax`;
}

/** The value of a cookie; the one of this host alone where there are both. */
export function cookieValue(cookies: string | null | undefined, name: string): string | undefined {
  const values = new Map(
    (cookies ?? '').split(';').map((cookie): [string, string] => {
      const [key = '', value = ''] = cookie.trim().split('=');
      return [key, value];
    }),
  );
  return values.get(hostPrefix + name) ?? values.get(name);
}

/** The language of the cookie where it is one that is offered, else the first that is offered. */
export function chosenLocale(
  cookies: string | undefined,
  offered: Settings['locales'],
): OfferedLocale {
  const chosen = cookieValue(cookies, 'corro-locale');
  return offered.find((locale) => locale === chosen) ?? offered[0];
}
