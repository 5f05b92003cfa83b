import type { Frame } from './Frame.ts';

/**
 * Paints closes as a line with a tint between the line and the starting price, or down to the
 * bottom if that price is null, for the columns from `first` up to but not including `end`. The
 * line uses the last close of each bucket, because extremes would make it jagged.
 */
export function paintLine(
  pen: CanvasRenderingContext2D,
  frame: Frame,
  first: number,
  end: number,
  colour: string,
  began: number | null,
): void {
  const { layout } = frame;
  let start = first;
  while (start < end) {
    while (start < end && Number.isNaN(frame.columns.close[start]!)) start++;
    let stop = start;
    while (stop < end && !Number.isNaN(frame.columns.close[stop]!)) stop++;
    if (stop > start) {
      const path = trace(frame, start, stop);
      if (!frame.palette.hasHollowCandles) {
        fillArea(pen, frame, path, { start, stop, colour, began });
      }
      pen.strokeStyle = colour;
      pen.lineWidth = 1.75 * layout.ratio;
      pen.lineJoin = 'round';
      pen.lineCap = 'round';
      pen.stroke(path);
    }
    start = stop;
  }
}

/** Paints a dotted line across the plot at the starting price. */
export function paintReference(pen: CanvasRenderingContext2D, frame: Frame, price: number): void {
  const { layout, palette } = frame;
  const y = Math.round(frame.price.slope * price + frame.price.offset) + (layout.line % 2) / 2;
  if (y < layout.priceTop || y > layout.priceBottom) return;
  pen.beginPath();
  pen.moveTo(0, y);
  pen.lineTo(layout.plotRight, y);
  pen.strokeStyle = palette.inkMuted;
  pen.lineWidth = layout.line;
  pen.lineCap = 'butt';
  pen.setLineDash([2 * layout.ratio, 3 * layout.ratio]);
  pen.stroke();
  pen.setLineDash([]);
}

/**
 * Returns the middle of a column in whole pixels, so that the areas of the two canvases join
 * without a seam.
 */
function pixelX({ columns, x, left }: Frame, column: number): number {
  return Math.round(x.slope * columns.middle[column]! + x.offset) - left;
}

function trace(frame: Frame, start: number, stop: number): Path2D {
  const { columns, price } = frame;
  const path = new Path2D();
  const y = (value: number) => price.slope * value + price.offset;
  for (let i = start; i < stop; i++) {
    const px = pixelX(frame, i);
    path.lineTo(px, y(columns.close[i]!));
    // A single price is drawn as a dot, which needs a second point.
    if (stop - start === 1) path.lineTo(px + 0.5, y(columns.close[i]!));
  }
  return path;
}

function fillArea(
  pen: CanvasRenderingContext2D,
  frame: Frame,
  path: Path2D,
  part: { start: number; stop: number; colour: string; began: number | null },
): void {
  const { start, stop, colour, began } = part;
  const { priceBottom } = frame.layout;
  const base = began === null ? priceBottom : frame.price.slope * began + frame.price.offset;
  const area = new Path2D(path);
  area.lineTo(pixelX(frame, stop - 1), base);
  area.lineTo(pixelX(frame, start), base);
  pen.globalAlpha = 0.1;
  pen.fillStyle = colour;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- `pen` is a canvas context, not an array
  pen.fill(area);
  pen.globalAlpha = 1;
}
