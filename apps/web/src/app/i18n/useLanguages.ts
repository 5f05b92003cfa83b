import { localeNames, type Locale, isLocale, localeCookie } from '@corro/messages';
import { reloadPage } from '../chunks/reload.ts';
import { useServices } from '../services.ts';
import { useI18n } from './i18n.ts';
import type { Settings } from '../settings.ts';
import type { SafeStorage } from '../storage/storage.ts';

export interface Language {
  readonly locale: Locale;
  readonly name: string;
  readonly isShown: boolean;
}

/** Languages that the operator offers. Choosing one stores it and reloads the page (spec §1). */
export function useLanguages(): {
  languages: readonly Language[];
  choose: (locale: Locale) => void;
} {
  const { settings, storage } = useServices();
  const { locale: shown } = useI18n();
  return {
    languages: settings.locales.map((locale) => ({
      locale,
      name: localeNames[locale],
      isShown: locale === shown,
    })),
    choose: (locale) => {
      if (locale === shown) return;
      keepLocale(locale, storage, document);
      reloadPage();
    },
  };
}

/**
 * Stores the language for the app, and in a cookie that tells the server in which language to send
 * the page.
 */
export function keepLocale(locale: Locale, storage: SafeStorage, page: Document): void {
  storage.write('locale', locale);
  try {
    page.cookie = localeCookie(locale, page.location.protocol);
  } catch {
    // A frame whose storage is blocked cannot set cookies either; the choice then lasts as long as
    // the page.
  }
}

/**
 * The page's own language, so that prerendered and rendered content agree. `firstView.ts` makes
 * sure that the page has the chosen language.
 */
export function currentLocale(settings: Settings, page: Document): Locale {
  const shown = page.documentElement.lang;
  return isLocale(shown) ? shown : settings.locales[0];
}
