import type { Frame } from './Frame.ts';
import { createSurface, placeSurface, resizeSurface, type Surface } from './surface.ts';

/** The canvas grows in steps, device pixels: zooming must not allocate one in each frame. */
const step = 64;

/** A narrow canvas over the newest column. */
export class Tail {
  readonly #surface: Surface;
  #visible = true;

  /** Lies just above `below`, under the marks over the picture. */
  constructor(container: HTMLElement, below: Surface) {
    this.#surface = createSurface(container);
    below.canvas.after(this.#surface.canvas);
  }

  hide(): void {
    this.#reveal(false);
  }

  /** Has `ink` paint the last of the frame's columns, shifted to this canvas. */
  paint(frame: Frame, ink: (pen: CanvasRenderingContext2D, part: Frame) => void): void {
    const { columns, layout, pitch, x } = frame;
    const middle = x.slope * columns.middle[columns.count - 1]! + x.offset;
    // One column more to the left: the lines join their last point but one.
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
    this.#reveal(true);
  }

  #reveal(visible: boolean): void {
    if (visible === this.#visible) return;
    this.#visible = visible;
    this.#surface.canvas.style.visibility = visible ? 'visible' : 'hidden';
  }
}
