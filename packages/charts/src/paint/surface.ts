/** A canvas and its pen. Sizes are device pixels; `ratio` gives the CSS size. */
export interface Surface {
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
}

/**
 * Adds a canvas at the container's corner. Its position is set through the CSSOM, which a policy without inline styles
 * allows.
 */
export function createSurface(container: HTMLElement): Surface {
  const canvas = container.ownerDocument.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2d canvas in this browser');
  const { style } = canvas;
  style.position = 'absolute';
  style.left = '0';
  style.top = '0';
  style.pointerEvents = 'none';
  container.append(canvas);
  return { canvas, pen };
}

/** Resizes and clears the surface. An unchanged size is only cleared, because setting it would reallocate. */
export function resizeSurface(
  surface: Surface,
  width: number,
  height: number,
  ratio: number,
): void {
  const { canvas, pen } = surface;
  if (canvas.width === width && canvas.height === height) {
    pen.clearRect(0, 0, width, height);
    return;
  }
  canvas.width = width;
  canvas.height = height;
  canvas.style.width = `${width / ratio}px`;
  canvas.style.height = `${height / ratio}px`;
}

/** Moves the surface without a repaint; device pixels. */
export function placeSurface(surface: Surface, x: number, y: number, ratio: number): void {
  surface.canvas.style.transform = `translate(${x / ratio}px, ${y / ratio}px)`;
}

/** Adds an element at the container's corner, moved by transforms. */
export function createMark(container: HTMLElement): HTMLElement {
  const element = container.ownerDocument.createElement('div');
  const { style } = element;
  style.position = 'absolute';
  style.left = style.top = '0';
  style.pointerEvents = 'none';
  style.willChange = 'transform';
  // The palette already has the system's colours when they are forced.
  style.setProperty('forced-color-adjust', 'none');
  container.append(element);
  return element;
}
