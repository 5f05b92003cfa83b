import { localeNames, type Locale } from '@corro/messages';
import { reloadPage } from '../chunks/reloadPage.ts';
import { keepLocale } from './localeChoice.ts';
import { useServices } from '../services.ts';
import { useI18n } from './i18n.ts';

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
