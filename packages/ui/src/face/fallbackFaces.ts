/** `size-adjust`, `ascent-override` and `descent-override` in percent. */
type Metrics = readonly [size: number, ascent: number, descent: number];

/** Returns the `@font-face` rules of a family, for each weight. */
const fontFaces = (regular: [string, Metrics], strong: [string, Metrics]) =>
  [regular, strong].map(([src, [size, ascent, descent]], at) => ({
    src,
    fontWeight: at === 0 ? 400 : 600,
    sizeAdjust: `${size}%`,
    ascentOverride: `${ascent}%`,
    descentOverride: `${descent}%`,
    lineGapOverride: '0%',
  }));

/**
 * `@font-face` rules by family: system fonts scaled to the widths of the theme's font, so that no
 * line moves when the theme's font arrives. The numbers are measured from the fonts' metrics.
 */
export const fallbackFaces = {
  'Corro Segoe': fontFaces(
    ['local("Segoe UI")', [106.74, 90.76, 22.6]],
    ['local("Segoe UI Bold")', [102.97, 94.08, 23.43]],
  ),
  'Corro Roboto': fontFaces(
    ['local("Roboto"),local("Roboto-Regular")', [106.45, 91.01, 22.66]],
    ['local("Roboto Bold"),local("Roboto-Bold")', [107.8, 89.87, 22.38]],
  ),
  'Corro Arial': fontFaces(
    ['local("Arial"),local("Liberation Sans"),local("NimbusSans-Regular")', [105.86, 91.51, 22.78]],
    [
      'local("Arial Bold"),local("Liberation Sans Bold"),local("NimbusSans-Bold")',
      [100.93, 95.98, 23.9],
    ],
  ),
};
