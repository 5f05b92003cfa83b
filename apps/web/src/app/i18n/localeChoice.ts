import { isLocale, localeCookie, type Locale } from '@corro/messages';
import type { Settings } from '../settings.ts';
import type { SafeStorage } from '../storage/storage.ts';

/** Keeps the choice here for the app and in a cookie for the server, which picks the page by it. */
export function keepLocale(locale: Locale, storage: SafeStorage, page: Document): void {
  storage.write('locale', locale);
  try {
    page.cookie = localeCookie(locale, page.location.protocol);
  } catch {
    // A frame without storage refuses cookies as well; the choice then lasts as long as the page.
  }
}

/**
 * The language to show: the page's own, so that what was rendered at build time and what the app renders
 * agree. `firstView` sees to it that it is the one that was chosen.
 */
export function currentLocale(settings: Settings, page: Document): Locale {
  const shown = page.documentElement.lang;
  return isLocale(shown) ? shown : settings.locales[0];
}
