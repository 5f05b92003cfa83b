import sharp, { type Sharp } from 'sharp';

/** Steps of each colour channel: the palette's colours differ by more, edges of letters by less. */
const steps = 32;

/** How many stories of a component are beside each other on its sheet, and the grey between them. */
const columns = 4;
const gap = 8;
const grey = { r: 128, g: 128, b: 128 };

/** As a picture is compared and kept. Uncompressed as far as can be: it is packed for keeping only. */
export async function toPng(picture: Sharp): Promise<Buffer> {
  return picture.png({ compressionLevel: 1 }).toBuffer();
}

/** A screenshot in fewer colours, which takes two thirds of the size. */
export async function reduceColours(screenshot: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const [at, value] of data.entries()) data[at] = reduced[value] ?? 0;
  return toPng(sharp(data, { raw: info }));
}

const reduced = Uint8Array.from({ length: 256 }, (_, value) => {
  const step = Math.round((value / 255) * (steps - 1));
  return Math.round((step / (steps - 1)) * 255);
});

/** Lays pictures of one width out in rows, in their order. */
export async function joinOnSheet(pictures: readonly Buffer[]): Promise<Buffer> {
  const sized = await Promise.all(
    pictures.map(async (input) => {
      const { width, height } = await sharp(input).metadata();
      return { input, width, height };
    }),
  );
  const cell = Math.max(...sized.map(({ width }) => width)) + gap;
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let top = gap;
  for (let first = 0; first < sized.length; first += columns) {
    const row = sized.slice(first, first + columns);
    for (const [at, { input }] of row.entries()) placed.push({ input, left: gap + at * cell, top });
    top += Math.max(...row.map(({ height }) => height)) + gap;
  }
  const width = gap + Math.min(sized.length, columns) * cell;
  const sheet = sharp({ create: { width, height: top, channels: 3, background: grey } });
  return toPng(sheet.composite(placed));
}
