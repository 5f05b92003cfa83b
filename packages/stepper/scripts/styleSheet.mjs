import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundleAsync } from 'lightningcss';

const { resolve } = createRequire(import.meta.url);

const declaration = '/** Import this style sheet once; it has no exports. */\nexport {};\n';

/**
 * Bundles the package's style sheet with React Flow's, so that an app need not resolve the
 * `@import`.
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
