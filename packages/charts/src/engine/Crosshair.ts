import type { Labels } from '../paint/Labels.ts';
import type { Palette } from '../paint/palette.ts';
import { PriceTag } from '../paint/PriceTag.ts';
import { createMark } from '../paint/surface.ts';
import type { Layout } from '../view/layout.ts';

/** Position of the crosshair in device pixels. */
export interface CrosshairPlace {
  readonly x: number;
  readonly y: number;
  /** Text of the tag on the axis. */
  readonly text: string;
  /** Vertical position of the dot on a line; null for candles. */
  readonly point: number | null;
}

/**
 * The crosshair. It consists of elements that are moved by transforms, so that following a finger
 * repaints nothing but the text of the tag.
 */
export class Crosshair {
  readonly #line: HTMLElement;
  readonly #point: HTMLElement;
  readonly #tag: PriceTag;

  constructor(container: HTMLElement) {
    this.#line = createMark(container);
    this.#point = createMark(container);
    this.#point.style.width = this.#point.style.height = '10px';
    this.#point.style.borderRadius = '50%';
    this.#tag = new PriceTag(container);
    this.hide();
  }

  hide(): void {
    this.#line.style.visibility = this.#point.style.visibility = 'hidden';
    this.#tag.hide();
  }

  show(place: CrosshairPlace, layout: Layout, palette: Palette, labels: Labels): void {
    const { ratio, volumeBottom, line } = layout;
    const { style } = this.#line;
    style.width = `${line / ratio}px`;
    style.height = `${volumeBottom / ratio}px`;
    style.background = palette.inkMuted;
    style.transform = `translate(${(place.x - (line >> 1)) / ratio}px, 0)`;
    style.visibility = 'visible';
    const point = this.#point.style;
    point.visibility = place.point === null ? 'hidden' : 'visible';
    if (place.point !== null) {
      point.background = palette.ink;
      point.boxShadow = `0 0 0 2px ${palette.surface}`;
      point.transform = `translate(${place.x / ratio - 5}px, ${place.point / ratio - 5}px)`;
    }
    const look = {
      line: palette.inkMuted,
      ground: palette.ink,
      ink: palette.surface,
      text: palette.text,
    };
    this.#tag.show(place.text, place.y, layout, look, labels);
  }
}
