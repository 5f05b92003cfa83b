import type { Layout } from '../view/layout.ts';
import { axisPadding } from './axes.ts';
import type { Labels } from './Labels.ts';
import { createSurface, placeSurface, resizeSurface, type Surface } from './surface.ts';

export interface TagLook {
  readonly line: string;
  readonly ground: string;
  readonly ink: string;
  /** CSS pixels. */
  readonly text: number;
}

/**
 * A price across the plot: a dashed line with a tag on the axis, on a canvas as low as the tag,
 * which a transform moves; it is repainted only when it says something else.
 */
export class PriceTag {
  readonly #surface: Surface;
  #painted = '';

  constructor(container: HTMLElement) {
    this.#surface = createSurface(container);
    this.#surface.canvas.style.willChange = 'transform';
    this.hide();
  }

  hide(): void {
    this.#surface.canvas.style.visibility = 'hidden';
  }

  /** Shows `text` at `y`, device pixels from the top. */
  show(text: string, y: number, layout: Layout, look: TagLook, labels: Labels): void {
    const { width, plotRight, ratio, line } = layout;
    const height = Math.round((look.text + 8) * ratio);
    const key = `${text} ${look.line} ${look.ground} ${width} ${height} ${plotRight}`;
    if (key !== this.#painted) {
      const { pen } = this.#surface;
      resizeSurface(this.#surface, width, height, ratio);
      const middle = height >> 1;
      pen.fillStyle = look.line;
      for (let x = 0; x < plotRight; x += 6 * ratio) pen.fillRect(x, middle, 3 * ratio, line);
      pen.fillStyle = look.ground;
      const left = plotRight + 2 * ratio;
      const tag = labels.measure(text) + 2 * (axisPadding - 2) * ratio;
      pen.beginPath();
      pen.roundRect(left, 0, Math.min(tag, width - left), height, 4 * ratio);
      pen.fill();
      labels.put(pen, text, look.ink, plotRight + axisPadding * ratio, height / 2);
      this.#painted = key;
    }
    placeSurface(this.#surface, 0, Math.round(y) - (height >> 1), ratio);
    this.#surface.canvas.style.visibility = 'visible';
  }

  /** After a change of theme or type the same words look different. */
  forget(): void {
    this.#painted = '';
  }
}
