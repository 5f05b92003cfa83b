/** Labels kept before the cache is emptied; a view has some fifteen. */
const most = 256;

/**
 * Text as pictures: what is shown again is copied rather than set again. Sizes and positions are
 * device pixels.
 */
export class Labels {
  /** Null for a text that was set once: a picture pays from the second time on. */
  readonly #pictures = new Map<string, HTMLCanvasElement | null>();
  readonly #widths = new Map<string, number>();
  readonly #font: string;
  readonly #height: number;
  /** Unseen in the page: a canvas outside it has not the tabular figures of the one that is painted on. */
  readonly #unseen: HTMLElement;
  /** On a hidden canvas: measuring on a visible one makes the browser present it again. */
  readonly #ruler: CanvasRenderingContext2D | null;

  /** `text` is the height of the type. */
  constructor(family: string, text: number, container: HTMLElement) {
    this.#font = `${text}px ${family}`;
    this.#height = Math.ceil(text * 1.4);
    this.#unseen = container.ownerDocument.createElement('div');
    this.#unseen.hidden = true;
    container.append(this.#unseen);
    this.#ruler = this.#canvas().getContext('2d');
    if (this.#ruler) this.#ruler.font = this.#font;
  }

  measure(text: string): number {
    const known = this.#widths.get(text);
    if (known !== undefined) return known;
    const width = Math.ceil(this.#ruler?.measureText(text).width ?? 0);
    if (this.#widths.size >= most) this.#widths.clear();
    this.#widths.set(text, width);
    return width;
  }

  /** Puts `text` on the pen's canvas, its left at `x`, its middle at `middle`. */
  put(
    pen: CanvasRenderingContext2D,
    text: string,
    colour: string,
    x: number,
    middle: number,
  ): void {
    const key = `${colour} ${text}`;
    const known = this.#pictures.get(key);
    if (known === undefined) {
      if (this.#pictures.size >= most) this.#forget();
      this.#pictures.set(key, null);
      this.write(pen, text, colour, x, middle);
      return;
    }
    const picture = known ?? this.#draw(text, colour);
    this.#pictures.set(key, picture);
    pen.drawImage(picture, x, this.#top(middle));
  }

  /** The same for a text that will hardly come again. */
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

  #forget(): void {
    for (const picture of this.#pictures.values()) picture?.remove();
    this.#pictures.clear();
  }

  #canvas(): HTMLCanvasElement {
    const canvas = this.#unseen.ownerDocument.createElement('canvas');
    this.#unseen.append(canvas);
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
