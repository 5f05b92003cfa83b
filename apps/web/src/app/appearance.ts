import type { Locale } from '@corro/messages';
import { appearanceOf, applyAppearance, type Appearance } from '@corro/ui';
import { readJson, type SafeStorage } from './storage/storage.ts';

/** In China rising prices are red. */
function defaultAppearance(locale: Locale): Appearance {
  return { theme: 'system', priceColours: locale === 'zh' ? 'rise-red' : 'rise-green' };
}

/** The stored choice over the default of the language. */
export function readAppearance(storage: SafeStorage, locale: Locale): Appearance {
  return { ...defaultAppearance(locale), ...appearanceOf(readJson(storage, 'appearance')) };
}

/** Calls `listener` when another tab or the desktop page changes the appearance. */
export function onAppearance(
  storage: SafeStorage,
  locale: Locale,
  listener: (appearance: Appearance) => void,
): () => void {
  return storage.subscribe((key) => {
    if (key === 'appearance' || key === null) listener(readAppearance(storage, locale));
  });
}

/** Applies the stored appearance now and whenever it changes elsewhere. */
export function keepAppearanceOn(storage: SafeStorage, locale: Locale): void {
  applyAppearance(readAppearance(storage, locale));
  onAppearance(storage, locale, (appearance) => applyAppearance(appearance));
}
