/** `size-adjust`, `ascent-override` and `descent-override` in percent. */
type Metrics = readonly [size: number, ascent: number, descent: number];

/** Returns the `@font-face` rules of a family: letters and figures of each weight. */
const fontFaces = (
  regular: string,
  strong: string,
  metrics: readonly [letters: Metrics, figures: Metrics, strong: Metrics, strongFigures: Metrics],
) =>
  metrics.map(([size, ascent, descent], at) => ({
    src: at < 2 ? regular : strong,
    fontWeight: at < 2 ? 400 : 600,
    sizeAdjust: `${size}%`,
    ascentOverride: `${ascent}%`,
    descentOverride: `${descent}%`,
    lineGapOverride: '0%',
    ...(at % 2 === 1 ? { unicodeRange: 'U+30-39' } : {}),
  }));

/**
 * `@font-face` rules by family: system fonts scaled to the widths of the theme's font, so that no
 * text moves when the theme's font arrives. The numbers are measured from the fonts' metrics.
 */
export const fallbackFaces = {
  'Corro Segoe': fontFaces('local("Segoe UI")', 'local("Segoe UI Bold")', [
    [106.74, 90.76, 22.6],
    [120.27, 80.54, 20.06],
    [102.97, 94.08, 23.43],
    [112.48, 86.12, 21.44],
  ]),
  'Corro Roboto': fontFaces(
    'local("Roboto"),local("Roboto-Regular")',
    'local("Roboto Bold"),local("Roboto-Bold")',
    [
      [106.45, 91.01, 22.66],
      [115.37, 83.97, 20.91],
      [107.8, 89.87, 22.38],
      [112.78, 85.9, 21.39],
    ],
  ),
  'Corro Arial': fontFaces(
    'local("Arial"),local("Liberation Sans"),local("NimbusSans-Regular")',
    'local("Arial Bold"),local("Liberation Sans Bold"),local("NimbusSans-Bold")',
    [
      [105.86, 91.51, 22.78],
      [116.58, 83.1, 20.69],
      [100.93, 95.98, 23.9],
      [116.33, 83.28, 20.74],
    ],
  ),
};
