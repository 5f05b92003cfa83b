import type { Settings } from './settings.ts';
import type { OfferedLocale } from './environment.ts';

/** Cookies with this prefix are accepted over TLS only and belong to one host, so other hosts cannot set them. */
const hostPrefix = '__Host-';

/** Formats a session cookie. It must hold no secret, because scripts of pages read it, too. */
export function sessionCookie(name: string, value: string, isSecure: boolean): string {
  return isSecure
    ? `${hostPrefix}${name}=${value}; Path=/; Secure; SameSite=Lax`
    : `${name}=${value}; Path=/; SameSite=Lax`;
}

/** Reads the value of a cookie. A cookie with the host prefix takes precedence. */
export function cookieValue(cookies: string | null | undefined, name: string): string | undefined {
  const values = new Map(
    (cookies ?? '').split(';').map((cookie): [string, string] => {
      const [key = '', value = ''] = cookie.trim().split('=');
      return [key, value];
    }),
  );
  return values.get(hostPrefix + name) ?? values.get(name);
}

/**
 * Returns the language named by the cookie if the operator offers it, otherwise the first offered
 * language.
 */
export function chosenLocale(
  cookies: string | undefined,
  offered: Settings['locales'],
): OfferedLocale {
  const chosen = cookieValue(cookies, 'corro-locale');
  return offered.find((locale) => locale === chosen) ?? offered[0];
}
