/** What the customer chose; `system` follows the device. */
export interface Appearance {
  /** `light` and `dark` override the device's setting. */
  theme: 'system' | 'light' | 'dark';
  /** Which colour a rising price has. In China red rises. */
  priceColours: 'rise-green' | 'rise-red';
  /** Whether a changed price tints its cell for a moment, which it does unless told otherwise. */
  tints?: 'shown' | 'calm';
}

/**
 * Puts the appearance on `<html>` as `data-theme`, `data-prices` and `data-tints`; the themes do the rest.
 * Safe to call before anything is rendered, and as often as one likes.
 */
export function applyAppearance(
  appearance: Appearance,
  root: HTMLElement = document.documentElement,
): void {
  if (appearance.theme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', appearance.theme);
  root.setAttribute('data-prices', appearance.priceColours);
  root.setAttribute('data-tints', appearance.tints ?? 'shown');
}

/** What a kept choice says, where it can be read; what was not chosen is left out. */
export function appearanceOf(kept: unknown): Partial<Appearance> {
  if (typeof kept !== 'object' || kept === null) return {};
  const theme = 'theme' in kept ? kept.theme : null;
  const prices = 'priceColours' in kept ? kept.priceColours : null;
  const tints = 'tints' in kept ? kept.tints : null;
  return {
    ...(theme === 'system' || theme === 'light' || theme === 'dark' ? { theme } : {}),
    ...(prices === 'rise-red' || prices === 'rise-green' ? { priceColours: prices } : {}),
    ...(tints === 'shown' || tints === 'calm' ? { tints } : {}),
  };
}
