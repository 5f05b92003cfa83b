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
  readonly #document: Document;
  /** On a canvas that nobody sees: measuring on a seen one makes the browser present it again. */
  readonly #ruler: CanvasRenderingContext2D | null;

  /** `text` is the height of the type. */
  constructor(family: string, text: number, document: Document) {
    this.#font = `${text}px ${family}`;
    this.#height = Math.ceil(text * 1.4);
    this.#document = document;
    this.#ruler = document.createElement('canvas').getContext('2d');
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
      if (this.#pictures.size >= most) this.#pictures.clear();
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

  #draw(text: string, colour: string): HTMLCanvasElement {
    const picture = this.#document.createElement('canvas');
    picture.width = Math.max(1, this.measure(text) + 1);
    picture.height = this.#height;
    const pen = picture.getContext('2d');
    if (pen) this.write(pen, text, colour, 0, this.#height / 2);
    return picture;
  }
}
