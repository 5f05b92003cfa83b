import type { PhotoFacts } from '@corro/domain';
import type { PhotoHandle, PhotoSide } from '@corro/machines';

/** The chosen photos, in memory alone: never stored, and gone with the screen. */
export interface PhotoRoll {
  /** Keeps a file under its key. The one before stays until this one is ready: it may not be taken. */
  readonly add: (handle: PhotoHandle, file: File) => void;
  /** Makes a photo ready to be uploaded, and says what it is then. Aborted once another is chosen. */
  readonly prepare: (handle: PhotoHandle, signal: AbortSignal) => Promise<PhotoFacts>;
  /** The prepared photo. Throws where there is none with that key. */
  readonly file: (handle: PhotoHandle) => File;
  readonly clear: () => void;
}

/** `shrink` makes a photo smaller that is too large; `shown` hears of one that is ready. */
export function createPhotoRoll(
  shrink: (file: File) => Promise<File>,
  shown: (side: PhotoSide, file: File) => void,
): PhotoRoll {
  const photos = new Map<string, { side: PhotoSide; file: File }>();

  function file({ key }: PhotoHandle): File {
    const found = photos.get(key);
    if (found === undefined) throw new Error('There is no such photo.');
    return found.file;
  }

  return {
    file,
    add: ({ side, key }, added) => void photos.set(key, { side, file: added }),
    async prepare(handle, signal) {
      const { side, key } = handle;
      const ready = await shrink(file(handle));
      signal.throwIfAborted();
      for (const [other, photo] of photos) if (photo.side === side) photos.delete(other);
      photos.set(key, { side, file: ready });
      shown(side, ready);
      return { type: ready.type, bytes: ready.size };
    },
    clear: () => photos.clear(),
  };
}
