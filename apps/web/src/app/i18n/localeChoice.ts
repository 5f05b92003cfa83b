import { isLocale, localeCookie, type Locale } from '@corro/messages';
import type { Settings } from '../settings.ts';
import type { SafeStorage } from '../storage/storage.ts';

/** Stores the language for the app, and in a cookie for the server, which picks the page by it. */
export function keepLocale(locale: Locale, storage: SafeStorage, page: Document): void {
  storage.write('locale', locale);
  try {
    page.cookie = localeCookie(locale, page.location.protocol);
  } catch {
    // A frame without storage refuses cookies too; the choice then lasts as long as the page.
  }
}

/**
 * The page's own language, so that prerendered and rendered content agree. `firstView.ts` makes
 * sure that it is the chosen one.
 */
export function currentLocale(settings: Settings, page: Document): Locale {
  const shown = page.documentElement.lang;
  return isLocale(shown) ? shown : settings.locales[0];
}
