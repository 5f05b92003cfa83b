import { fileTypeFromBuffer } from 'file-type';
import { default as sharp } from 'sharp';

/** What a file came to: a JPEG, or why it is not one. */
export type Reencoded = { jpeg: Uint8Array } | { problem: 'not-an-image' | 'too-many-pixels' };

/**
 * What is taken for a photo, by the bytes that a file begins with; and how many pixels of it, over
 * all frames, are decoded: a small file may unfold to far more. 64,000,000 is more than the cameras
 * of phones make. An AVIF takes up to 30 bytes of memory for each, and a GIF is never a large photo.
 */
const mostPixels: ReadonlyMap<string, number> = new Map([
  ['image/avif', 16_000_000],
  ['image/gif', 16_000_000],
  ['image/jpeg', 64_000_000],
  ['image/png', 64_000_000],
  ['image/webp', 64_000_000],
]);

/** As far as anything must be read to tell what it is. */
const beginning = 4100;

/** As large as reading a document needs. */
const longestSide = 2560;

const slowestSeconds = 7;

// Every photo is another one: what is kept between them would only be memory.
sharp.cache(false);
// Each thread has buffers of its own.
sharp.concurrency(1);

/** The pixels of all frames together, from what the file says of itself: nothing is decoded. */
async function pixelsOf(bytes: Uint8Array): Promise<number> {
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width * height * pages;
}

/**
 * Decodes a photo and encodes it again as a JPEG: upright, at most 2560 pixels to a side, and with nothing
 * of the file but what is seen (no place, no time, no camera, no bytes behind the image).
 *
 * Decoding runs native code on bytes of a stranger: the sandbox calls it in a process of its own
 * (`photoProcess.ts`), never in the one that answers.
 */
export async function reencode(bytes: Uint8Array): Promise<Reencoded> {
  const type = await fileTypeFromBuffer(bytes.subarray(0, beginning));
  const most = type === undefined ? undefined : mostPixels.get(type.mime);
  if (most === undefined) return { problem: 'not-an-image' };
  try {
    if ((await pixelsOf(bytes)) > most) return { problem: 'too-many-pixels' };
    const jpeg = await sharp(bytes, { limitInputPixels: most, failOn: 'error' })
      .timeout({ seconds: slowestSeconds })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 })
      .toBuffer();
    return { jpeg };
  } catch (error) {
    const isTooMuch = error instanceof Error && /timeout|memory/i.test(error.message);
    // Otherwise its first bytes lie: the rest is not such an image.
    return { problem: isTooMuch ? 'too-many-pixels' : 'not-an-image' };
  }
}
