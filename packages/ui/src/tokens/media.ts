/** Media conditions for vanilla-extract's `@media` key. */
export const media = {
  darkScheme: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  /** Devices with a real pointer: hover styles belong in here, or they stick after a tap. */
  hover: '(hover: hover) and (pointer: fine)',
} as const;
