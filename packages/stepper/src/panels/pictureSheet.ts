/** A picture and the text above it. */
export interface CaptionedPicture {
  /** Data URL. */
  readonly picture: string;
  readonly caption: string;
}

/** Sizes in CSS pixels. */
const size = { width: 300, gap: 16, line: 20, lines: 3, font: '15px system-ui, sans-serif' };

/** Number of pictures in a row. */
const perRow = 4;

/** Draws pictures side by side, each below its caption, as one image to paste into an issue. */
export async function drawPictureSheet(pictures: readonly CaptionedPicture[]): Promise<Blob> {
  const images = await Promise.all(pictures.map(({ picture }) => load(picture)));
  const head = size.line * size.lines;
  const places = images.map((image, index) => ({
    image,
    caption: pictures[index]?.caption ?? '',
    row: Math.floor(index / perRow),
    x: size.gap + (index % perRow) * (size.width + size.gap),
    height: (image.naturalHeight / image.naturalWidth) * size.width,
  }));
  const rowHeight = (row: number) =>
    head + size.gap + Math.max(0, ...places.filter((one) => one.row === row).map((p) => p.height));
  const top = (row: number): number => (row === 0 ? size.gap : top(row - 1) + rowHeight(row - 1));
  const rows = Math.ceil(images.length / perRow);
  const columns = Math.min(perRow, images.length);
  const canvas = document.createElement('canvas');
  // Twice as many pixels, so that small text stays legible.
  canvas.width = 2 * (size.gap + columns * (size.width + size.gap));
  canvas.height = 2 * top(rows);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.scale(2, 2);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = size.font;
  context.textBaseline = 'top';
  for (const { image, caption, row, x, height } of places) {
    context.fillStyle = '#14141f';
    linesOf(caption, context).forEach((line, index) => {
      context.fillText(line, x, top(row) + index * size.line);
    });
    context.drawImage(image, x, top(row) + head, size.width, height);
    context.strokeStyle = '#85858f';
    context.strokeRect(x, top(row) + head, size.width, height);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture.')) : resolve(blob)));
  });
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** A caption in lines that fit above a picture; what does not fit is cut off. */
function linesOf(caption: string, context: CanvasRenderingContext2D): string[] {
  const lines: string[] = [];
  for (const word of caption.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && context.measureText(longer).width <= size.width) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  const shown = lines.slice(0, size.lines);
  return lines.length > size.lines ? [...shown.slice(0, -1), `${shown.at(-1)}…`] : shown;
}
