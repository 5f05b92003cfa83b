import type { Locale } from '@corro/messages';
import { appearanceOf, applyAppearance, type Appearance } from '@corro/ui';
import { readJson, type SafeStorage } from './storage/storage.ts';

/** In China a rising price is red. */
export function defaultAppearance(locale: Locale): Appearance {
  return { theme: 'system', priceColours: locale === 'zh' ? 'rise-red' : 'rise-green' };
}

/** The customer's choice where one is kept, the preset of the language otherwise. */
export function readAppearance(storage: SafeStorage, locale: Locale): Appearance {
  return { ...defaultAppearance(locale), ...appearanceOf(readJson(storage, 'appearance')) };
}

/** Calls back with how the app looks when another tab or the desktop page chose it. */
export function onAppearance(
  storage: SafeStorage,
  locale: Locale,
  listener: (appearance: Appearance) => void,
): () => void {
  return storage.subscribe((key) => {
    if (key === 'appearance' || key === null) listener(readAppearance(storage, locale));
  });
}

/** Puts on what is kept, and what is chosen elsewhere from then on. */
export function keepAppearanceOn(storage: SafeStorage, locale: Locale): void {
  applyAppearance(readAppearance(storage, locale));
  onAppearance(storage, locale, (appearance) => applyAppearance(appearance));
}
