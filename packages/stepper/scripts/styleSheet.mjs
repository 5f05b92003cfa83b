import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundleAsync } from 'lightningcss';

const { resolve } = createRequire(import.meta.url);

const declaration = '/** To be imported once, for its effect. */\nexport {};\n';

/**
 * Writes one style sheet that contains that of React Flow, so that an app needs no loader for its import.
 * @param {string} root folder of the package
 */
export function styleSheet(root) {
  return {
    name: 'style-sheet',
    async generateBundle() {
      const { code } = await bundleAsync({
        filename: join(root, 'src/style.css'),
        minify: true,
        resolver: { resolve: (specifier) => resolve(specifier) },
      });
      this.emitFile({ type: 'asset', fileName: 'style.css', source: code });
      this.emitFile({ type: 'asset', fileName: 'style.css.d.ts', source: declaration });
    },
  };
}
