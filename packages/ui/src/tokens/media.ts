/** Media conditions for vanilla-extract's `@media` key. */
export const media = {
  darkScheme: '(prefers-color-scheme: dark)',
  /** Text of twice the usual size on a phone. */
  largeText: '(max-width: 19em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  /** Devices with a real pointer: hover styles belong in here, or they stick after a tap. */
  hover: '(hover: hover) and (pointer: fine)',
  /** Room for two columns: a tablet, and most phones held sideways. */
  broad: '(min-width: 48rem)',
  /** A phone held sideways: wide, and low. */
  sideways: '(orientation: landscape) and (max-height: 30rem)',
} as const;
