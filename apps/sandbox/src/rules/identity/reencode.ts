import { setPriority } from 'node:os';
import { fileTypeFromBuffer } from 'file-type';
import { default as sharp } from 'sharp';

/** A JPEG, or the reason for refusing the file. */
export type ReencodedPhoto = { jpeg: Uint8Array } | { problem: 'not-an-image' | 'too-many-pixels' };

/**
 * Accepted types with the pixel limit over all frames, since a small file may expand greatly.
 * 64,000,000 is more than phone cameras make. AVIF takes up to 30 bytes of memory per pixel, and
 * GIFs are never large photos.
 */
const maxPixels: ReadonlyMap<string, number> = new Map([
  ['image/avif', 16_000_000],
  ['image/gif', 16_000_000],
  ['image/jpeg', 64_000_000],
  ['image/png', 64_000_000],
  ['image/webp', 64_000_000],
]);

/** Bytes needed to detect a type. */
const beginning = 4100;

/** Enough pixels to read a document. */
const longestSide = 2560;

const slowestSeconds = 7;

// Photos never repeat, so a cache only costs memory.
sharp.cache(false);
// Each thread needs its own buffers.
sharp.concurrency(1);

/** Pixels of all frames by the file's header; decodes nothing. */
async function pixelsOf(bytes: Uint8Array): Promise<number> {
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width * height * pages;
}

/**
 * Re-encodes a photo as an upright JPEG of at most 2560 pixels per side, without metadata or
 * trailing bytes. It runs native code on untrusted bytes, so it is only called in a child process,
 * which `photos.ts` starts.
 */
export async function reencode(bytes: Uint8Array): Promise<ReencodedPhoto> {
  const type = await fileTypeFromBuffer(bytes.subarray(0, beginning));
  const limit = type === undefined ? undefined : maxPixels.get(type.mime);
  if (limit === undefined) return { problem: 'not-an-image' };
  try {
    if ((await pixelsOf(bytes)) > limit) return { problem: 'too-many-pixels' };
    const jpeg = await sharp(bytes, { limitInputPixels: limit, failOn: 'error' })
      .timeout({ seconds: slowestSeconds })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 })
      .toBuffer();
    return { jpeg };
  } catch (error) {
    const isOverLimit = error instanceof Error && /timeout|memory/i.test(error.message);
    // Otherwise the content does not match the detected type.
    return { problem: isOverLimit ? 'too-many-pixels' : 'not-an-image' };
  }
}

/** Interval of memory checks. Decoding in another thread takes some 100 MB a second. */
const watchMs = 20;

/** Receives bytes and sends results as messages. Exits with `exitCode` above `maxMemory` bytes. */
function serve(maxMemory: number, exitCode: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) process.exit(exitCode);
  }, watchMs);
  // Quotes and orders have priority.
  setPriority(5);
  process.on('message', async (bytes: Uint8Array) => process.send?.(await reencode(bytes)));
  process.on('disconnect', () => process.exit());
}

const [, program, maxMemory, exitCode] = process.argv;
if (program === import.meta.filename) serve(Number(maxMemory), Number(exitCode));
