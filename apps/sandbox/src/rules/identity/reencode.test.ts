import { default as sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { reencode } from './reencode.ts';

/** A red image of 40 × 20 pixels whose left half is blue. */
const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width: 20, height: 20, channels: 3, background: 'blue' } },
      left: 0,
      top: 0,
    },
  ]);

async function jpegOf(bytes: Uint8Array): Promise<Uint8Array> {
  const read = await reencode(bytes);
  if ('problem' in read) throw new Error(read.problem);
  return read.jpeg;
}

const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'a photo of %s becomes a JPEG',
    async (type) => {
      const jpeg = await jpegOf(await picture().toFormat(type).toBuffer());
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20 });
    },
  );

  test('keeps only the image of the file', async () => {
    const taken = await picture()
      .withExif({
        IFD0: { Make: 'Camara', Copyright: 'sello' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 25/1 42/1', GPSLongitudeRef: 'W' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>lugar</a></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const bytes = Buffer.concat([taken, Buffer.from('detras de la imagen')]);
    const before = await sharp(bytes).metadata();
    expect(before.exif?.includes('Camara')).toBe(true);
    expect(before.xmp).toBeDefined();
    expect(before.icc).toBeDefined();

    const jpeg = await jpegOf(bytes);
    const after = await sharp(jpeg).metadata();
    expect([after.exif, after.xmp, after.icc, after.iptc]).toEqual(Array(4).fill(undefined));
    expect(asText(jpeg)).not.toMatch(/Exif|Camara|sello|lugar|detras/);
  });

  test('a photo is rotated upright', async () => {
    // Orientation 6 requires a quarter turn to the right, which moves the blue left half to the
    // top.
    const jpeg = await jpegOf(await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([20, 40]);
    const [red = 0, , blue = 0] = data.subarray(info.width * 5 * 3);
    expect(blue).toBeGreaterThan(200);
    expect(red).toBeLessThan(60);
  });

  test('a photo is at most as large as a readable document needs', async () => {
    const large = await sharp({
      create: { width: 4000, height: 1000, channels: 3, background: 'grey' },
    })
      .jpeg()
      .toBuffer();
    expect(await sharp(await jpegOf(large)).metadata()).toMatchObject({ width: 2560, height: 640 });
  });

  test('a photo has white in place of transparency', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = await sharp({ create: { width: 4, height: 4, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const data = await sharp(await jpegOf(png))
      .raw()
      .toBuffer();
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});

describe('is refused as a photo:', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';

  test.each([
    ['nothing', ''],
    ['a text', 'Esto no es una foto'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that may carry a script', svg],
    ['a document', '%PDF-1.7\n1 0 obj'],
    ['a program', 'MZ\u0090\u0000\u0003'],
    ['what only begins like a JPEG', '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF\u0000 y nada'],
    ['what only begins like a PNG', '\u0089PNG\r\n\u001a\n y nada'],
  ])('%s', async (_what, text) => {
    expect(await reencode(Buffer.from(text, 'latin1'))).toEqual({ problem: 'not-an-image' });
  });

  test('an image that breaks off', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const whole = await sharp({
      create: { width: 400, height: 400, channels: 3, background: 'grey', noise },
    })
      .jpeg()
      .toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    expect(await reencode(half)).toEqual({ problem: 'not-an-image' });
  });

  test('an image of an allowed size in bytes and of 81,000,000 pixels', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: 'grey' },
    })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(5_242_880);
    expect(await reencode(bomb)).toEqual({ problem: 'too-many-pixels' });
    // The beginning of the file has its size and no pixels: nothing has been decoded.
    expect(await reencode(bomb.subarray(0, 500))).toEqual({ problem: 'too-many-pixels' });
  });
});
