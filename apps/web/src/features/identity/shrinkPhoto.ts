import { limits } from '@corro/domain';

/** Pictures as the browser reads and writes them. */
export const canvasDarkroom: Darkroom<ImageBitmap> = {
  async decode(file) {
    try {
      return await createImageBitmap(file, { imageOrientation: 'from-image' });
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
    // A JPEG has no transparency: what shows through is to be paper and not black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    return new Promise((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
  },

  discard: (picture) => picture.close(),
};

/** A picture that was read from a file. */
export interface Picture {
  readonly width: number;
  readonly height: number;
}

/** Reads and writes pictures; the browser does in `canvas.ts`. */
interface Darkroom<Read extends Picture> {
  /** Null for what it cannot read. */
  decode: (file: Blob) => Promise<Read | null>;
  /** A JPEG of the size and quality; null where the device cannot. */
  encode: (picture: Read, size: Picture, quality: number) => Promise<Blob | null>;
  /** Lets go of what it read. */
  discard: (picture: Read) => void;
}

/** The formats that the upstream takes; any other one is re-encoded, if it can be read. */
const taken = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** On the longer side: the smallest print of a document stays legible. */
const longest = 2560;

/** From best to smallest; the first that fits is taken. */
const tries = [
  { side: longest, quality: 0.85 },
  { side: longest, quality: 0.7 },
  { side: 1920, quality: 0.7 },
  { side: 1280, quality: 0.6 },
] as const;

/**
 * The photo as it is to be uploaded: one over the limit is made smaller (spec §5), turned upright.
 * A file that cannot be read or made small enough comes back as it is, for the rules to judge.
 */
export async function shrinkPhoto<Read extends Picture>(
  file: File,
  darkroom: Darkroom<Read>,
): Promise<File> {
  if (file.size <= limits.imageMaxBytes && taken.has(file.type)) return file;
  const picture = await darkroom.decode(file);
  if (picture === null) return file;
  try {
    for (const { side, quality } of tries) {
      const blob = await darkroom.encode(picture, within(picture, side), quality);
      if (blob === null) return file;
      if (blob.size <= limits.imageMaxBytes)
        return new File([blob], 'photo.jpg', { type: blob.type });
    }
    return file;
  } finally {
    darkroom.discard(picture);
  }
}

/** The same shape, with no side longer than `side`; never larger than it was. */
function within({ width, height }: Picture, side: number): Picture {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
