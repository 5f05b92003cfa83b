import type { Settings } from './settings.ts';
import type { OfferedLocale } from './environment.ts';

/** Browsers accept this prefix over TLS only and keep the cookie for this host; other hosts cannot set it. */
const hostPrefix = '__Host-';

/** A session cookie. It holds no secret, because pages read it too. */
export function sessionCookie(name: string, value: string, isSecure: boolean): string {
  return isSecure
    ? `${hostPrefix}${name}=${value}; Path=/; Secure; SameSite=Lax`
    : `${name}=${value}; Path=/; SameSite=Lax`;
}

/** Value of a cookie; the one with the host prefix wins. */
export function cookieValue(cookies: string | null | undefined, name: string): string | undefined {
  const values = new Map(
    (cookies ?? '').split(';').map((cookie): [string, string] => {
      const [key = '', value = ''] = cookie.trim().split('=');
      return [key, value];
    }),
  );
  return values.get(hostPrefix + name) ?? values.get(name);
}

/** Language of the cookie if it is offered, else the first one offered. */
export function chosenLocale(
  cookies: string | undefined,
  offered: Settings['locales'],
): OfferedLocale {
  const chosen = cookieValue(cookies, 'corro-locale');
  return offered.find((locale) => locale === chosen) ?? offered[0];
}
