import type { Frame } from './Frame.ts';
import { createSurface, placeSurface, resizeSurface, type Surface } from './surface.ts';

/**
 * Step of the canvas width in device pixels. The width grows in steps, so that zooming does not
 * allocate a canvas per frame.
 */
const step = 64;

/** A narrow canvas over the newest column. */
export class Tail {
  readonly #surface: Surface;

  /** Places the canvas directly above `below`, under the marks. */
  constructor(container: HTMLElement, below: Surface) {
    this.#surface = createSurface(container);
    below.canvas.after(this.#surface.canvas);
  }

  hide(): void {
    this.#surface.canvas.style.visibility = 'hidden';
  }

  /** Lets `ink` paint the last columns of the frame, shifted to this canvas. */
  paint(frame: Frame, ink: (pen: CanvasRenderingContext2D, part: Frame) => void): void {
    const { columns, layout, pitch, x } = frame;
    const middle = x.slope * columns.middle[columns.count - 1]! + x.offset;
    // The canvas includes one more column to the left, so that the lines join.
    const left = Math.floor(middle - 1.5 * pitch - 2 * layout.ratio);
    const room = layout.plotRight - left;
    if (room <= 0) {
      this.hide();
      return;
    }
    const width = Math.ceil((2 * pitch + 4 * layout.ratio) / step) * step;
    resizeSurface(this.#surface, width, layout.volumeBottom, layout.ratio);
    placeSurface(this.#surface, left, 0, layout.ratio);
    const { pen } = this.#surface;
    ink(pen, { ...frame, left });
    if (room < width) pen.clearRect(room, 0, width - room, layout.volumeBottom);
    this.#surface.canvas.style.visibility = 'visible';
  }
}
