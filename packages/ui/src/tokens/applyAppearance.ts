/** What the customer chose; `system` follows the device. */
export interface Appearance {
  /** `light` and `dark` override the device's setting. */
  theme: 'system' | 'light' | 'dark';
  /** Which colour a rising price has. In China red rises. */
  priceColours: 'rise-green' | 'rise-red';
}

/**
 * Puts the appearance on `<html>` as `data-theme` and `data-prices`; the themes do the rest.
 * Safe to call before anything is rendered, and as often as one likes.
 */
export function applyAppearance(
  appearance: Appearance,
  root: HTMLElement = document.documentElement,
): void {
  if (appearance.theme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', appearance.theme);
  root.setAttribute('data-prices', appearance.priceColours);
}

/** What a kept choice says, where it can be read; what was not chosen is left out. */
export function appearanceOf(kept: unknown): Partial<Appearance> {
  if (typeof kept !== 'object' || kept === null) return {};
  const theme = 'theme' in kept ? kept.theme : null;
  const prices = 'priceColours' in kept ? kept.priceColours : null;
  return {
    ...(theme === 'system' || theme === 'light' || theme === 'dark' ? { theme } : {}),
    ...(prices === 'rise-red' || prices === 'rise-green' ? { priceColours: prices } : {}),
  };
}
