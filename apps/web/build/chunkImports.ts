import { join } from 'node:path';
import type { ModulePreloadOptions, Plugin } from 'vite';

const importChunk = join(import.meta.dirname, '..', 'src', 'app', 'chunks', 'importChunk.ts');

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

/** What every page starts with, and what the customers' side does besides. */
const always = /^assets\/(react|intl|shared|rolldown-runtime)-/;
const customers = /^assets\/(customers|router|xstate)-/;

/**
 * Names the files of a chunk for each `import()`: the chunk itself, and what it imports that is
 * not there from the start.
 */
export const chunkFiles: ModulePreloadOptions = {
  // The policy allows no inline script.
  polyfill: false,
  resolveDependencies: (file, needed, { hostId }) =>
    [...new Set([file, ...needed])].filter(
      (one) => !always.test(one) && !(customers.test(one) && customers.test(hostId)),
    ),
};
