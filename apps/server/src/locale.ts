import { cookieValue } from './cookies.ts';
import type { OfferedLocale, Settings } from './settings.ts';

/** The language of the cookie where it is one that is offered, else the first that is offered. */
export function chosenLocale(
  cookies: string | undefined,
  offered: Settings['locales'],
): OfferedLocale {
  const chosen = cookieValue(cookies, 'corro-locale');
  return offered.find((locale) => locale === chosen) ?? offered[0];
}
