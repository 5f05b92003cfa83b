import type { OfferedLocale, Settings } from './settings.ts';

const cookieName = 'corro-locale';

/** The language of the cookie where it is one that is offered, else the first that is offered. */
export function chosenLocale(
  cookies: string | undefined,
  offered: Settings['locales'],
): OfferedLocale {
  const chosen = (cookies ?? '')
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === cookieName)?.[1];
  return offered.find((locale) => locale === chosen) ?? offered[0];
}
