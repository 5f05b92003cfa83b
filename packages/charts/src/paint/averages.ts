import { volumeAverage, type Series } from '../series/Series.ts';
import type { Frame } from './Frame.ts';
import type { Palette } from './palette.ts';

/**
 * Dash patterns in CSS pixels, so that the lines of the averages differ by more than their colour.
 */
const patterns: readonly (readonly number[])[] = [[], [4, 2], [1, 2]];

/** Paints volume averages through the columns from `first` up to but not including `end`. */
export function paintAverages(
  pen: CanvasRenderingContext2D,
  frame: Frame,
  series: Pick<Series, 'volume'>,
  spans: readonly number[],
  first: number,
  end: number,
): void {
  const { columns, layout, palette, x, volume, left } = frame;
  for (let line = 0; line < spans.length; line++) {
    const path = new Path2D();
    let hasPoint = false;
    for (let i = first; i < end; i++) {
      const value = volumeAverage(series, columns.last[i]!, spans[line]!);
      if (Number.isNaN(value)) {
        hasPoint = false;
        continue;
      }
      const px = x.slope * columns.middle[i]! + x.offset - left;
      const py = volume.slope * value + volume.offset;
      if (hasPoint) path.lineTo(px, py);
      else path.moveTo(px, py);
      hasPoint = true;
    }
    strokeLine(pen, path, line, palette, layout.ratio);
  }
}

/**
 * Strokes the average with index `line`, in the plot or the legend. Stroking one device pixel takes
 * a fifth of the time of a wider stroke, so a wide line is several thin strokes.
 */
export function strokeLine(
  pen: CanvasRenderingContext2D,
  path: Path2D,
  line: number,
  palette: Palette,
  ratio: number,
): void {
  pen.lineWidth = 1;
  pen.strokeStyle = palette.averages[line % palette.averages.length]!;
  pen.setLineDash((patterns[line % patterns.length] ?? []).map((dash) => dash * ratio));
  const thickness = Math.max(1, Math.round(ratio));
  for (let i = 0; i < thickness; i++) {
    pen.stroke(path);
    pen.translate(0, 1);
  }
  pen.translate(0, -thickness);
  pen.setLineDash([]);
}
