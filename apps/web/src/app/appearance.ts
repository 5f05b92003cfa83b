import type { Locale } from '@corro/messages';
import { appearanceOf, applyAppearance, type Appearance } from '@corro/ui';
import { readJson, type SafeStorage } from './storage/storage.ts';

/** The stored choice, else the default of the language: in Chinese, rising prices are red. */
export function readAppearance(storage: SafeStorage, locale: Locale): Appearance {
  const priceColours = locale === 'zh' ? 'rise-red' : 'rise-green';
  return { theme: 'system', priceColours, ...appearanceOf(readJson(storage, 'appearance')) };
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
export function followAppearance(storage: SafeStorage, locale: Locale): void {
  applyAppearance(readAppearance(storage, locale));
  onAppearance(storage, locale, (appearance) => applyAppearance(appearance));
}
