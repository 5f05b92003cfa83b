import type { Locale } from '@corro/messages';
import { appearanceOf, applyAppearance, type Appearance } from '@corro/ui';
import { readJson, type SafeStorage } from './storage.ts';

/** In China a rising price is red. */
export function defaultAppearance(locale: Locale): Appearance {
  return { theme: 'system', priceColours: locale === 'zh' ? 'rise-red' : 'rise-green' };
}

/** The customer's choice where one is kept, the preset of the language otherwise. */
export function readAppearance(storage: SafeStorage, locale: Locale): Appearance {
  return { ...defaultAppearance(locale), ...appearanceOf(readJson(storage, 'appearance')) };
}

/** Puts on what is kept, and what another tab or the desktop page chooses from then on. */
export function keepAppearanceOn(storage: SafeStorage, locale: Locale): void {
  const putOn = () => applyAppearance(readAppearance(storage, locale));
  putOn();
  storage.subscribe((key) => {
    if (key === 'appearance' || key === null) putOn();
  });
}
