import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A plugin that puts the face, and its licence, where `loadFace` of the published build looks for it.
 * @param {string} root folder of the package
 */
export function faceFile(root) {
  return {
    name: 'face-file',
    generateBundle() {
      for (const name of ['face.woff2', 'face.LICENSE.txt']) {
        const fileName = `__generated__/${name}`;
        this.emitFile({
          type: 'asset',
          fileName,
          source: readFileSync(join(root, 'src', fileName)),
        });
      }
    },
  };
}
