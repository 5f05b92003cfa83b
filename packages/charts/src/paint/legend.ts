import { legendHeight } from '../view/layout.ts';
import { strokeLine } from './averages.ts';
import type { Frame } from './Frame.ts';
import type { Labels } from './Labels.ts';

export interface LegendWords {
  readonly averages: readonly number[];
  readonly nameVolume: string;
  readonly nameAverage: (span: number) => string;
}

/** Length of a line sample, and the space around it, in CSS pixels. */
const sample = 14;
const air = 4;

/** Paints the legend above the volume pane. */
export function paintLegend(
  pen: CanvasRenderingContext2D,
  { layout, palette }: Frame,
  labels: Labels,
  words: LegendWords,
): void {
  const { ratio, volumeTop } = layout;
  const middle = Math.round(volumeTop - (legendHeight(palette.text) / 2) * ratio);
  labels.put(pen, words.nameVolume, palette.inkMuted, 0, middle);
  let x = labels.measure(words.nameVolume) + 3 * air * ratio;
  for (const [line, span] of words.averages.entries()) {
    const name = words.nameAverage(span);
    const end = x + (sample + air) * ratio + labels.measure(name);
    if (end > layout.width) break;
    const path = new Path2D();
    path.moveTo(x, middle);
    path.lineTo(x + sample * ratio, middle);
    strokeLine(pen, path, line, palette, ratio);
    labels.put(pen, name, palette.inkMuted, x + (sample + air) * ratio, middle);
    x = end + 3 * air * ratio;
  }
}
