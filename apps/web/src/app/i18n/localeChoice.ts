import { isLocale, localeCookie, type Locale } from '@corro/messages';
import type { Settings } from '../settings.ts';
import type { SafeStorage } from '../storage/storage.ts';

/** Keeps the choice here for the app and in a cookie for the server, which picks the page by it. */
export function keepLocale(locale: Locale, storage: SafeStorage, page: Document): void {
  storage.write('locale', locale);
  try {
    page.cookie = localeCookie(locale, page.location.protocol);
  } catch {
    // A frame without storage refuses cookies as well; the choice then lives as long as the page.
  }
}

/**
 * The language to show. It is the page's own, so that what was rendered at build time and what
 * the app renders agree; a stored choice that the page does not show is sent to the server with
 * the next load.
 */
export function currentLocale(settings: Settings, storage: SafeStorage, page: Document): Locale {
  const stored = storage.read('locale');
  const shown = page.documentElement.lang;
  const isOffered = isLocale(stored) && settings.locales.includes(stored);
  if (isOffered && stored !== shown) keepLocale(stored, storage, page);
  return isLocale(shown) ? shown : settings.locales[0];
}
