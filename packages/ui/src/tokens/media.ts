/** Media conditions for vanilla-extract's `@media` key. */
export const media = {
  darkScheme: '(prefers-color-scheme: dark)',
  /** Double text size on a phone. */
  largeText: '(max-width: 19em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  /** Devices with a real pointer: elsewhere hover styles stick after a tap. */
  hover: '(hover: hover) and (pointer: fine)',
  /** Room for two columns: tablets and most landscape phones. */
  broad: '(min-width: 48rem)',
  /** A landscape phone. */
  sideways: '(orientation: landscape) and (max-height: 30rem)',
} as const;
