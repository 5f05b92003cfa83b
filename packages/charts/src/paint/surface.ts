/** A canvas and its pen. Sizes are device pixels; divided by `ratio` they are CSS pixels. */
export interface Surface {
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
}

/**
 * Adds a canvas at the container's top left corner. The CSSOM sets the position of the canvas,
 * because a content security policy that blocks style attributes still permits the CSSOM.
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

/**
 * Resizes and clears the surface. If the size is unchanged, it is only cleared, because setting the
 * size would allocate the canvas again.
 */
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

/** Moves the surface without repainting it; `x` and `y` are device pixels. */
export function placeSurface(surface: Surface, x: number, y: number, ratio: number): void {
  surface.canvas.style.transform = `translate(${x / ratio}px, ${y / ratio}px)`;
}

/** Adds an element that transforms can move, at the container's top left corner. */
export function createMark(container: HTMLElement): HTMLElement {
  const element = container.ownerDocument.createElement('div');
  const { style } = element;
  style.position = 'absolute';
  style.left = style.top = '0';
  style.pointerEvents = 'none';
  style.willChange = 'transform';
  // The palette already contains the system's colours if they are forced.
  style.setProperty('forced-color-adjust', 'none');
  container.append(element);
  return element;
}
