/** Labels kept before the cache is emptied; a view has some fifteen. */
const most = 256;

/** Text as pictures: a label is drawn once and then copied, frame after frame. */
export class Labels {
  readonly #pictures = new Map<string, HTMLCanvasElement>();
  readonly #font: string;
  readonly #height: number;
  readonly #ruler: CanvasRenderingContext2D;

  /** `text` is the height of the type in device pixels. */
  constructor(family: string, text: number, ruler: CanvasRenderingContext2D) {
    this.#font = `${text}px ${family}`;
    this.#height = Math.ceil(text * 1.4);
    this.#ruler = ruler;
  }

  /** Width of `text` in device pixels. */
  measure(text: string): number {
    this.#ruler.font = this.#font;
    return Math.ceil(this.#ruler.measureText(text).width);
  }

  /** Puts `text` on the pen's canvas; `x` is its left, `middle` its middle; device pixels. */
  put(
    pen: CanvasRenderingContext2D,
    text: string,
    colour: string,
    x: number,
    middle: number,
  ): void {
    pen.drawImage(this.#picture(text, colour), x, Math.round(middle - this.#height / 2));
  }

  #picture(text: string, colour: string): HTMLCanvasElement {
    const key = `${colour} ${text}`;
    const known = this.#pictures.get(key);
    if (known) return known;
    const picture = this.#ruler.canvas.ownerDocument.createElement('canvas');
    picture.width = Math.max(1, this.measure(text) + 1);
    picture.height = this.#height;
    const pen = picture.getContext('2d');
    if (pen) {
      pen.font = this.#font;
      pen.fillStyle = colour;
      pen.textBaseline = 'middle';
      pen.fillText(text, 0, this.#height / 2);
    }
    if (this.#pictures.size >= most) this.#pictures.clear();
    this.#pictures.set(key, picture);
    return picture;
  }
}
