/** Media conditions for vanilla-extract's `@media` key. */
export const media = {
  darkScheme: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  /** Devices with a real pointer: hover styles belong in here, or they stick after a tap. */
  hover: '(hover: hover) and (pointer: fine)',
  /** A tablet and wider. A phone held sideways is wide enough, and too low to gain by it. */
  tablet: '(min-width: 48rem) and (min-height: 30rem)',
} as const;
