/** The customer's choices. */
export interface Appearance {
  /** `system` follows the device. */
  theme: 'system' | 'light' | 'dark';
  /** Colour of rising prices; Chinese readers expect red. */
  priceColours: 'rise-green' | 'rise-red';
  /** Tints of changed prices; shown by default. */
  tints?: 'shown' | 'calm';
}

/**
 * Sets `data-theme`, `data-prices` and `data-tints` on `<html>` for the themes. Callable before
 * rendering and repeatedly.
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

/** Parses a stored appearance; drops invalid parts. */
export function appearanceOf(stored: unknown): Partial<Appearance> {
  if (typeof stored !== 'object' || stored === null) return {};
  const theme = 'theme' in stored ? stored.theme : null;
  const prices = 'priceColours' in stored ? stored.priceColours : null;
  const tints = 'tints' in stored ? stored.tints : null;
  return {
    ...(theme === 'system' || theme === 'light' || theme === 'dark' ? { theme } : {}),
    ...(prices === 'rise-red' || prices === 'rise-green' ? { priceColours: prices } : {}),
    ...(tints === 'shown' || tints === 'calm' ? { tints } : {}),
  };
}
