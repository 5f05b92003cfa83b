import type { Locale } from '@corro/messages';
import type { Appearance } from '@corro/ui';
import { readJson, type SafeStorage } from './storage.ts';

/** In China a rising price is red. */
export function defaultAppearance(locale: Locale): Appearance {
  return { theme: 'system', priceColours: locale === 'zh' ? 'rise-red' : 'rise-green' };
}

/** The customer's choice where one is kept, the preset of the language otherwise. */
export function readAppearance(storage: SafeStorage, locale: Locale): Appearance {
  const preset = defaultAppearance(locale);
  const kept = readJson(storage, 'appearance');
  if (typeof kept !== 'object' || kept === null) return preset;
  const theme = 'theme' in kept ? kept.theme : null;
  const prices = 'priceColours' in kept ? kept.priceColours : null;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : preset.theme,
    priceColours: prices === 'rise-red' || prices === 'rise-green' ? prices : preset.priceColours,
  };
}
