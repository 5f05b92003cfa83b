/** Positions in whole device pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  /** Right end of the plot, where the price axis begins. */
  readonly plotRight: number;
  readonly priceTop: number;
  readonly priceBottom: number;
  readonly volumeTop: number;
  readonly volumeBottom: number;
  readonly line: number;
}

export interface LayoutInput {
  /** All sizes are CSS pixels; `ratio` is device pixels per CSS pixel. */
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly text: number;
  readonly axis: number;
  readonly hasVolume: boolean;
}

/** Computes the layout; null without space, for example in a hidden container. */
export function createLayout(input: LayoutInput): Layout | null {
  const { ratio, text } = input;
  const device = (css: number) => Math.round(css * ratio);
  const plotWidth = input.width - input.axis - 16;
  const bottom = input.height - text - 12;
  if (!(plotWidth >= 16 && bottom >= 48)) return null;
  const volumeHeight = input.hasVolume ? Math.round(bottom * 0.2) : 0;
  const legend = input.hasVolume ? legendHeight(text) : 0;
  return {
    width: device(input.width),
    height: device(input.height),
    ratio,
    plotRight: device(plotWidth),
    priceTop: device(4),
    priceBottom: device(bottom - volumeHeight - legend),
    volumeTop: device(bottom - volumeHeight),
    volumeBottom: device(bottom),
    line: Math.max(1, Math.round(ratio / 2)),
  };
}

/** Height of the legend between the panes, CSS pixels. */
export function legendHeight(text: number): number {
  return text + 12;
}
