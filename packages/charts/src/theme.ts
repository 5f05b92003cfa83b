/** Custom properties of the design system's theme contract; their names are stable. */
export const theme = {
  ink: '--corro-color-ink',
  inkMuted: '--corro-color-inkMuted',
  surface: '--corro-color-surface',
  line: '--corro-color-line',
  accent: '--corro-color-accent',
  caution: '--corro-color-caution',
  focus: '--corro-color-focus',
  rise: '--corro-color-rise',
  onRise: '--corro-color-onRise',
  fall: '--corro-color-fall',
  onFall: '--corro-color-onFall',
  labelSize: '--corro-size-text12',
  momentSize: '--corro-size-text14',
} as const;
