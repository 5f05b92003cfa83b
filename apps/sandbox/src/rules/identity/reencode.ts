import { setPriority } from 'node:os';
import { fileTypeFromBuffer } from 'file-type';
import { default as sharp } from 'sharp';

/** A JPEG, or the reason for refusing the file. */
export type ReencodedPhoto = { jpeg: Uint8Array } | { problem: 'not-an-image' | 'too-many-pixels' };

/**
 * Accepted types, each with a limit of pixels over all frames, because a small file may expand
 * greatly. No phone camera makes photos of more than 64,000,000 pixels. The limit is lower for
 * AVIF, which takes up to 30 bytes of memory per pixel, and for GIF, which is never used for large
 * photos.
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

/** Pixels of the longer side. A document is legible at this size. */
const longestSide = 2560;

const slowestSeconds = 7;

// A cache would cost memory for nothing, because photos never repeat.
sharp.cache(false);
// Limits memory: each further thread would need its own buffers.
sharp.concurrency(1);

/** Reads the number of pixels of all frames from the file's header, without decoding. */
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
    // Any other error means that the content does not match the detected type.
    return { problem: isOverLimit ? 'too-many-pixels' : 'not-an-image' };
  }
}

/**
 * Interval of memory checks in milliseconds. Decoding, which runs in another thread, allocates some
 * 100 MB a second.
 */
const watchMs = 20;

/**
 * Receives the bytes of photos as messages and sends the re-encoded photos back. Exits with
 * `exitCode` when the process takes more than `maxMemory` bytes.
 */
function serve(maxMemory: number, exitCode: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) process.exit(exitCode);
  }, watchMs);
  // Lowers the priority of this process, because quotes and orders are more urgent than photos.
  setPriority(5);
  process.on('message', async (bytes: Uint8Array) => process.send?.(await reencode(bytes)));
  process.on('disconnect', () => process.exit());
}

const [, program, maxMemory, exitCode] = process.argv;
if (program === import.meta.filename) serve(Number(maxMemory), Number(exitCode));
