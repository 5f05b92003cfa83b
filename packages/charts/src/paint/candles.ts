import type { Frame } from './Frame.ts';

/**
 * Share of a column's width that the body of a candle takes, and maximum width of a body in CSS
 * pixels.
 */
const bodyShare = 0.8;
const maxBody = 18;

/** Returns widths in whole pixels. Both are odd or both are even, so that the wick is centred. */
export function candleWidths(pitch: number, ratio: number): { body: number; wick: number } {
  const body = Math.max(1, Math.min(Math.floor(pitch * bodyShare), Math.round(maxBody * ratio)));
  const wick = Math.max(1, Math.min(Math.round(ratio * 0.75), body >> 1));
  if ((body - wick) % 2 === 0) return { body, wick };
  return body > 3 ? { body: body - 1, wick } : { body, wick: body };
}

/**
 * Paints the candles of the columns from `first` up to but not including `end`. Each candle is made
 * of whole-pixel rectangles. All rising candles are painted first, so that the pen changes its
 * colour only once.
 */
export function paintCandles(
  pen: CanvasRenderingContext2D,
  frame: Frame,
  first: number,
  end: number,
): void {
  const { rise, fall } = frame.palette;
  pen.fillStyle = rise;
  paintBodies(pen, frame, first, end, true);
  pen.fillStyle = fall;
  paintBodies(pen, frame, first, end, false);
}

function paintBodies(
  pen: CanvasRenderingContext2D,
  { columns, layout, palette, pitch, x, price, left }: Frame,
  first: number,
  end: number,
  rising: boolean,
): void {
  const { wick, body } = candleWidths(pitch, layout.ratio);
  const hollow = rising && palette.hasHollowCandles && body > 2 * layout.line;
  for (let i = first; i < end; i++) {
    const open = columns.open[i]!;
    const close = columns.close[i]!;
    if (close >= open !== rising) continue;
    const wickX = Math.round(x.slope * columns.middle[i]! + x.offset - wick / 2) - left;
    const top = Math.round(price.slope * columns.high[i]! + price.offset);
    const bottom = Math.round(price.slope * columns.low[i]! + price.offset);
    pen.fillRect(wickX, top, wick, Math.max(layout.line, bottom - top));
    if (body === wick) continue;
    const upper = Math.round(price.slope * (rising ? close : open) + price.offset);
    const lower = Math.round(price.slope * (rising ? open : close) + price.offset);
    const height = Math.max(layout.line, lower - upper);
    const bodyX = wickX - (body - wick) / 2;
    pen.fillRect(bodyX, upper, body, height);
    if (hollow && height > 2 * layout.line) {
      const edge = layout.line;
      pen.clearRect(bodyX + edge, upper + edge, body - 2 * edge, height - 2 * edge);
    }
  }
}

/**
 * Paints volume bars. They are paler than the candles, because they matter less; with forced
 * colours they are opaque.
 */
export function paintVolume(
  pen: CanvasRenderingContext2D,
  frame: Frame,
  first: number,
  end: number,
): void {
  pen.globalAlpha = frame.palette.hasHollowCandles ? 1 : 0.4;
  pen.fillStyle = frame.palette.rise;
  paintBars(pen, frame, first, end, true);
  pen.fillStyle = frame.palette.fall;
  paintBars(pen, frame, first, end, false);
  pen.globalAlpha = 1;
}

function paintBars(
  pen: CanvasRenderingContext2D,
  { columns, layout, pitch, x, volume, left }: Frame,
  first: number,
  end: number,
  rising: boolean,
): void {
  const { body } = candleWidths(pitch, layout.ratio);
  for (let i = first; i < end; i++) {
    if (columns.close[i]! >= columns.open[i]! !== rising || !(columns.volume[i]! > 0)) continue;
    const barX = Math.round(x.slope * columns.middle[i]! + x.offset - body / 2) - left;
    const top = Math.round(volume.slope * columns.volume[i]! + volume.offset);
    const height = Math.max(layout.line, layout.volumeBottom - top);
    pen.fillRect(barX, layout.volumeBottom - height, body, height);
  }
}
