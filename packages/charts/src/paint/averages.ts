import { volumeAverage, type RunningVolume } from '../series/averages.ts';
import type { Frame } from './Frame.ts';
import type { Palette } from './palette.ts';

/** In CSS pixels: the three lines differ in more than colour. */
const patterns: readonly (readonly number[])[] = [[], [4, 2], [1, 2]];

/** The averages of volume as lines through the columns `first` (in) to `end` (out). */
export function paintAverages(
  pen: CanvasRenderingContext2D,
  frame: Frame,
  series: RunningVolume,
  spans: readonly number[],
  first: number,
  end: number,
): void {
  const { columns, layout, palette, x, volume, left } = frame;
  for (let line = 0; line < spans.length; line++) {
    chooseLine(pen, line, palette, layout.ratio);
    pen.beginPath();
    let drawn = false;
    for (let i = first; i < end; i++) {
      const value = volumeAverage(series, columns.last[i]!, spans[line]!);
      if (Number.isNaN(value)) {
        drawn = false;
        continue;
      }
      const px = x.slope * columns.middle[i]! + x.offset - left;
      const py = volume.slope * value + volume.offset;
      if (drawn) pen.lineTo(px, py);
      else pen.moveTo(px, py);
      drawn = true;
    }
    pen.stroke();
  }
  pen.setLineDash([]);
}

/** Sets the pen to how the average in place `line` is drawn, here and in the legend. */
export function chooseLine(
  pen: CanvasRenderingContext2D,
  line: number,
  palette: Palette,
  ratio: number,
): void {
  pen.lineWidth = Math.max(1, Math.round(ratio));
  pen.strokeStyle = palette.averages[line % palette.averages.length]!;
  pen.setLineDash((patterns[line % patterns.length] ?? []).map((dash) => dash * ratio));
}
