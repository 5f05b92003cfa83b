/** Number of cached labels at which the cache is emptied. A view has some fifteen labels. */
const maxLabels = 256;

/**
 * Caches text as pictures, because copying a picture is faster than drawing text. Sizes and
 * positions are device pixels.
 */
export class Labels {
  /**
   * Pictures by colour and text. Null for a text that was painted only once, because a picture pays
   * off from the second time.
   */
  readonly #pictures = new Map<string, HTMLCanvasElement | null>();
  readonly #widths = new Map<string, number>();
  readonly #font: string;
  readonly #height: number;
  /**
   * Hidden element that contains the canvases of the pictures. It is in the page, because a canvas
   * outside the page does not inherit tabular figures.
   */
  readonly #hidden: HTMLElement;
  /**
   * Hidden canvas for measuring, because measuring on a visible one makes the browser present it
   * again.
   */
  readonly #ruler: CanvasRenderingContext2D | null;

  /** @param text height of the text */
  constructor(family: string, text: number, container: HTMLElement) {
    this.#font = `${text}px ${family}`;
    this.#height = Math.ceil(text * 1.4);
    this.#hidden = container.ownerDocument.createElement('div');
    this.#hidden.hidden = true;
    container.append(this.#hidden);
    this.#ruler = this.#canvas().getContext('2d');
    if (this.#ruler) this.#ruler.font = this.#font;
  }

  measure(text: string): number {
    const cached = this.#widths.get(text);
    if (cached !== undefined) return cached;
    const width = Math.ceil(this.#ruler?.measureText(text).width ?? 0);
    if (this.#widths.size >= maxLabels) this.#widths.clear();
    this.#widths.set(text, width);
    return width;
  }

  /** Paints text whose left edge is at `x` and whose vertical middle is at `middle`. */
  put(
    pen: CanvasRenderingContext2D,
    text: string,
    colour: string,
    x: number,
    middle: number,
  ): void {
    const key = `${colour} ${text}`;
    const cached = this.#pictures.get(key);
    if (cached === undefined) {
      if (this.#pictures.size >= maxLabels) this.#clear();
      this.#pictures.set(key, null);
      this.write(pen, text, colour, x, middle);
      return;
    }
    const picture = cached ?? this.#draw(text, colour);
    this.#pictures.set(key, picture);
    pen.drawImage(picture, x, this.#top(middle));
  }

  /** Paints a text without caching it, for texts that are unlikely to be painted again. */
  write(
    pen: CanvasRenderingContext2D,
    text: string,
    colour: string,
    x: number,
    middle: number,
  ): void {
    pen.font = this.#font;
    pen.fillStyle = colour;
    pen.textBaseline = 'middle';
    pen.fillText(text, x, this.#top(middle) + this.#height / 2);
  }

  #top(middle: number): number {
    return Math.round(middle - this.#height / 2);
  }

  #clear(): void {
    for (const picture of this.#pictures.values()) picture?.remove();
    this.#pictures.clear();
  }

  #canvas(): HTMLCanvasElement {
    const canvas = this.#hidden.ownerDocument.createElement('canvas');
    this.#hidden.append(canvas);
    return canvas;
  }

  #draw(text: string, colour: string): HTMLCanvasElement {
    const picture = this.#canvas();
    picture.width = Math.max(1, this.measure(text) + 1);
    picture.height = this.#height;
    const pen = picture.getContext('2d');
    if (pen) this.write(pen, text, colour, 0, this.#height / 2);
    return picture;
  }
}
