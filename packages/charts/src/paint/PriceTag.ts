import type { Layout } from '../view/layout.ts';
import { axisPadding } from './axes.ts';
import type { Labels } from './Labels.ts';
import { createMark, createSurface, placeSurface, resizeSurface, type Surface } from './surface.ts';

export interface TagLook {
  readonly line: string;
  readonly ground: string;
  readonly ink: string;
  readonly text: number;
}

/** Height of a tag whose text is `text` high; both in CSS pixels. */
export const tagHeight = (text: number) => text + 8;

/**
 * A dashed line across the plot with a tag on the axis. Transforms move both, and each is repainted
 * only if it looks different.
 */
export class PriceTag {
  readonly #line: HTMLElement;
  readonly #tag: Surface;
  #lineLook = '';
  #tagLook = '';

  constructor(container: HTMLElement) {
    this.#line = createMark(container);
    this.#tag = createSurface(container);
    this.#tag.canvas.style.willChange = 'transform';
    this.hide();
  }

  hide(): void {
    this.#setVisibility('hidden');
  }

  /** Shows a text at `y`, in device pixels from the top. */
  show(text: string, y: number, layout: Layout, look: TagLook, labels: Labels): void {
    const { width, plotRight, ratio, line } = layout;
    const height = Math.round(tagHeight(look.text) * ratio);
    const lineLook = `${look.line} ${plotRight} ${line} ${ratio}`;
    if (lineLook !== this.#lineLook) {
      const { style } = this.#line;
      style.width = `${plotRight / ratio}px`;
      style.height = `${line / ratio}px`;
      style.background = `repeating-linear-gradient(90deg, ${look.line} 0 3px, transparent 3px 6px)`;
      this.#lineLook = lineLook;
    }
    // Moves everything before painting the text, because painting text makes the browser compute
    // the styles of all changed elements; after a later move it would do so again.
    const top = Math.round(y) - (height >> 1);
    this.#line.style.transform = `translate(0, ${Math.round(y) / ratio}px)`;
    placeSurface(this.#tag, plotRight, top, ratio);
    this.#setVisibility('visible');
    const tagLook = `${text} ${look.ground} ${look.ink} ${width - plotRight} ${height}`;
    if (tagLook !== this.#tagLook) {
      this.#paintTag(text, height, layout, look, labels);
      this.#tagLook = tagLook;
    }
  }

  #paintTag(
    text: string,
    height: number,
    { width, plotRight, ratio }: Layout,
    { ground, ink }: TagLook,
    labels: Labels,
  ): void {
    const { pen } = this.#tag;
    resizeSurface(this.#tag, width - plotRight, height, ratio);
    const inner = labels.measure(text) + 2 * (axisPadding - 2) * ratio;
    pen.fillStyle = ground;
    pen.beginPath();
    const tagWidth = Math.min(inner, width - plotRight);
    // Safari 15 has no `roundRect`, so its tag has square corners.
    if (Reflect.has(pen, 'roundRect')) pen.roundRect(2 * ratio, 0, tagWidth, height, 4 * ratio);
    else pen.rect(2 * ratio, 0, tagWidth, height);
    pen.fill();
    labels.write(pen, text, ink, axisPadding * ratio, height / 2);
  }

  #setVisibility(visibility: 'visible' | 'hidden'): void {
    this.#line.style.visibility = this.#tag.canvas.style.visibility = visibility;
  }
}
