/** Custom properties of the design system's theme; their names are stable. */
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

/** Resolved colours and font of a chart, because a canvas cannot read custom properties. */
export interface Palette {
  readonly ink: string;
  readonly inkMuted: string;
  readonly surface: string;
  readonly line: string;
  readonly accent: string;
  readonly rise: string;
  readonly onRise: string;
  readonly fall: string;
  readonly onFall: string;
  /** Colour of a price that neither rises nor falls. */
  readonly flat: string;
  readonly onFlat: string;
  readonly averages: readonly string[];
  /**
   * True with forced colours, which offer no two colours for rise and fall. Rising candles are then
   * hollow.
   */
  readonly hasHollowCandles: boolean;
  /** CSS font family. */
  readonly family: string;
  /** Height of the label text in CSS pixels; depends on the reader's text size. */
  readonly text: number;
}

/** Reads the theme that applies to `element`. */
export function readPalette(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  const type = { family: style.fontFamily, text: Number.parseFloat(style.fontSize) || 12 };
  if (matchMedia('(forced-colors: active)').matches) return { ...forced, ...type };
  const read = (name: string) => style.getPropertyValue(name).trim() || style.color;
  return {
    ink: read(theme.ink),
    inkMuted: read(theme.inkMuted),
    surface: read(theme.surface),
    line: read(theme.line),
    accent: read(theme.accent),
    rise: read(theme.rise),
    onRise: read(theme.onRise),
    fall: read(theme.fall),
    onFall: read(theme.onFall),
    flat: read(theme.inkMuted),
    onFlat: read(theme.surface),
    averages: [read(theme.accent), read(theme.caution), read(theme.inkMuted)],
    hasHollowCandles: false,
    ...type,
  };
}

const forced = {
  ink: 'CanvasText',
  inkMuted: 'CanvasText',
  surface: 'Canvas',
  line: 'GrayText',
  accent: 'LinkText',
  rise: 'CanvasText',
  onRise: 'Canvas',
  fall: 'CanvasText',
  onFall: 'Canvas',
  flat: 'CanvasText',
  onFlat: 'Canvas',
  averages: ['LinkText', 'CanvasText', 'GrayText'],
  hasHollowCandles: true,
} as const;
