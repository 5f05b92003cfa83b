import { join } from 'node:path';
import type { ModulePreloadOptions, Plugin } from 'vite';

const importChunk = join(import.meta.dirname, '..', 'src', 'boot', 'importChunk.ts');

/** Puts the app's own way to fetch a chunk in the place of Vite's, around every `import()`. */
export function chunkImports(): Plugin {
  return {
    name: 'corro:chunk-imports',
    enforce: 'pre',
    load: {
      // oxlint-disable-next-line no-control-regex -- Vite marks its own modules by this character
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { importChunk as __vitePreload } from ${JSON.stringify(importChunk)};`,
    },
  };
}

/** Names the chunk itself among its files too, and also where it imports no others. */
export const chunkFiles: ModulePreloadOptions = {
  // The policy allows no inline script.
  polyfill: false,
  resolveDependencies: (file, needed) => [...new Set([file, ...needed])],
};
