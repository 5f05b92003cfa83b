import type { Layout } from '../view/layout.ts';
import { axisPadding } from './axes.ts';
import type { Labels } from './Labels.ts';
import { createMark, createSurface, placeSurface, resizeSurface, type Surface } from './surface.ts';

export interface TagLook {
  readonly line: string;
  readonly ground: string;
  readonly ink: string;
  /** CSS pixels. */
  readonly text: number;
}

/** Height of a tag with type of this height, CSS pixels. */
export const tagHeight = (text: number) => text + 8;

/**
 * A price across the plot: a dashed line and a tag on the axis. Both are moved by a transform, and
 * each is repainted only when it looks different: a moving price costs a few hundred pixels.
 */
export class PriceTag {
  readonly #line: HTMLElement;
  readonly #tag: Surface;
  #lineLook = '';
  #tagLook = '';
  #visible = true;

  constructor(container: HTMLElement) {
    this.#line = createMark(container);
    this.#tag = createSurface(container);
    this.#tag.canvas.style.willChange = 'transform';
    this.hide();
  }

  hide(): void {
    this.#reveal(false);
  }

  /** Shows `text` at `y`, device pixels from the top. */
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
    // In place before it is painted: with its type the browser works out the style of all that was changed.
    const top = Math.round(y) - (height >> 1);
    this.#line.style.transform = `translate(0, ${Math.round(y) / ratio}px)`;
    placeSurface(this.#tag, plotRight, top, ratio);
    this.#reveal(true);
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
    pen.roundRect(2 * ratio, 0, Math.min(inner, width - plotRight), height, 4 * ratio);
    pen.fill();
    labels.write(pen, text, ink, axisPadding * ratio, height / 2);
  }

  #reveal(visible: boolean): void {
    if (visible === this.#visible) return;
    this.#visible = visible;
    const visibility = visible ? 'visible' : 'hidden';
    this.#line.style.visibility = this.#tag.canvas.style.visibility = visibility;
  }
}
