import type { Darkroom } from './shrinkPhoto.ts';

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
