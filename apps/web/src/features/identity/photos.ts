import { isUnknownType, limits, type PhotoFacts } from '@corro/domain';
import type { PhotoHandle, PhotoSide } from '@corro/machines';
import { settleWithin } from '../../app/settleWithin.ts';

/**
 * Time limit to read or write a photo, in milliseconds. Slow phones need several seconds for 50
 * megapixels.
 */
const codecMs = 30_000;

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/**
 * Holds the chosen photos in memory only, as long as the screen is mounted.
 *
 * @param shrink shrinks a photo that is too large
 * @param onReady receives each prepared photo
 */
export function createPhotoStore(
  shrink: (file: File) => Promise<File>,
  onReady: (side: PhotoSide, file: File) => void,
) {
  const photos = new Map<string, { side: PhotoSide; file: File }>();

  function fileOf({ key }: PhotoHandle): File {
    const photo = photos.get(key);
    if (photo === undefined) throw new Error('There is no such photo.');
    return photo.file;
  }

  return {
    /**
     * The file of a photo: as chosen, or as prepared once `prepare` has succeeded. Throws if the
     * photo's key is unknown.
     */
    fileOf,
    /** Adds a file. The earlier photo of its side stays until `prepare` succeeds with the file. */
    add: ({ side, key }: PhotoHandle, file: File) => void photos.set(key, { side, file }),
    /** Prepares a photo for upload. Aborted when the customer chooses another photo. */
    prepare: async (handle: PhotoHandle, signal: AbortSignal): Promise<PhotoFacts> => {
      const { side, key } = handle;
      const ready = await shrink(fileOf(handle));
      signal.throwIfAborted();
      for (const [otherKey, photo] of photos) if (photo.side === side) photos.delete(otherKey);
      photos.set(key, { side, file: ready });
      onReady(side, ready);
      return { type: ready.type, bytes: ready.size };
    },
    clear: () => photos.clear(),
  };
}

export const canvasCodec: ImageCodec<ImageBitmap> = {
  async decode(file) {
    try {
      return await settleWithin(
        createImageBitmap(file, { imageOrientation: 'from-image' }),
        codecMs,
      );
    } catch {
      return null;
    }
  },

  async encode(picture, { width, height }, quality) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null) return null;
    // JPEG has no transparency: transparent pixels would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    const written = new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    return settleWithin(written, codecMs).catch(() => null);
  },

  discard: (picture) => picture.close(),
};

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

interface ImageCodec<Read extends ImageSize> {
  /** Resolves to null for an unreadable file. */
  decode: (file: Blob) => Promise<Read | null>;
  /** Resolves to a JPEG; null if the device cannot write it. */
  encode: (picture: Read, size: ImageSize, quality: number) => Promise<Blob | null>;
  discard: (picture: Read) => void;
}

/** Formats that are uploaded as they are; photos in other formats are re-encoded. */
const acceptedTypes = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** First bytes of the accepted formats, in hex. Bytes 4 to 7 of a WebP file are its size. */
const signatures: readonly (readonly [type: string, pattern: RegExp])[] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/webp', /^52494646.{8}57454250/],
];
const signatureBytes = 12;

/**
 * Sets a missing type from the first bytes of the file, because file managers and chats drop the
 * type.
 */
async function withType(file: File): Promise<File> {
  if (!isUnknownType(file.type)) return file;
  const bytes = settleWithin(file.slice(0, signatureBytes).arrayBuffer(), codecMs);
  // The bytes of a cloud file may not be on the device. Such a file can neither be read nor
  // uploaded.
  const start = new Uint8Array(await bytes.catch(() => new ArrayBuffer(0)));
  const hex = Array.from(start, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const [type] = signatures.find(([, pattern]) => pattern.test(hex)) ?? [];
  return type === undefined ? file : new File([file], file.name, { type });
}

/** Longer side, px, at which the smallest print of a document stays legible. */
const maxSide = 2560;

/**
 * Longer sides in px and JPEG qualities, tried in this order until the JPEG is within the size
 * limit.
 */
const sizes = [
  { side: maxSide, quality: 0.85 },
  { side: maxSide, quality: 0.7 },
  { side: 1920, quality: 0.7 },
  { side: 1280, quality: 0.6 },
] as const;

/**
 * Re-encodes a photo that exceeds the size limit (spec §5) or has a format other than the accepted
 * ones as a smaller, upright JPEG. Returns the file, with its type if that was missing, if it needs
 * no change or cannot be re-encoded within the limit.
 */
export async function shrinkPhoto<Read extends ImageSize>(
  chosen: File,
  codec: ImageCodec<Read>,
): Promise<File> {
  const file = await withType(chosen);
  if (file.size <= limits.imageMaxBytes && acceptedTypes.has(file.type)) return file;
  const picture = await codec.decode(file);
  if (picture === null) return file;
  try {
    for (const { side, quality } of sizes) {
      const blob = await codec.encode(picture, fitWithin(picture, side), quality);
      if (blob === null) return file;
      if (blob.size <= limits.imageMaxBytes)
        return new File([blob], 'photo.jpg', { type: blob.type });
    }
    return file;
  } finally {
    codec.discard(picture);
  }
}

/** Scales down to a longer side of `side` px. Never scales up. */
function fitWithin({ width, height }: ImageSize, side: number): ImageSize {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
