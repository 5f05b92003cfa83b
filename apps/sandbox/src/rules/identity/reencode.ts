import { fileTypeFromBuffer } from 'file-type';
import { default as sharp } from 'sharp';

/** What is taken for a photo, by the bytes that a file begins with. */
const photoTypes: ReadonlySet<string> = new Set([
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
]);

/** As far as anything must be read to tell what it is. */
const beginning = 4100;

/** More than the cameras of phones make; a small file may unfold to far more. */
const mostPixels = 64_000_000;

/** As large as reading a document needs. */
const longestSide = 2560;

const slowestSeconds = 8;

// Every photo is another one: what is kept between them would only be memory.
sharp.cache(false);

/**
 * Reads a photo and writes it anew as a JPEG: upright, at most 2560 pixels to a side, and with nothing
 * of the file but what is seen (no place, no time, no camera, no bytes behind the image).
 */
export async function reencode(
  bytes: Uint8Array,
): Promise<{ jpeg: Uint8Array } | { problem: 'not-an-image' | 'too-many-pixels' }> {
  const type = await fileTypeFromBuffer(bytes.subarray(0, beginning));
  if (type === undefined || !photoTypes.has(type.mime)) return { problem: 'not-an-image' };
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) return { problem: 'too-many-pixels' };
    const jpeg = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: slowestSeconds })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 })
      .toBuffer();
    return { jpeg };
  } catch {
    // Whatever it begins with, it is not the image that it says.
    return { problem: 'not-an-image' };
  }
}
