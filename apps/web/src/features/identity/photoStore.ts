import type { PhotoFacts } from '@corro/domain';
import type { PhotoHandle, PhotoSide } from '@corro/machines';

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/**
 * Holds the chosen photos in memory only. They are gone with the screen.
 *
 * @param shrink makes a photo smaller that is too large
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
    /** The prepared photo. Throws if its key is unknown. */
    fileOf,
    /** Adds a file. The earlier photo of its side stays until this one is ready: it may be refused. */
    add: ({ side, key }: PhotoHandle, file: File) => void photos.set(key, { side, file }),
    /** Prepares a photo for upload. Aborted when the customer chooses another. */
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
