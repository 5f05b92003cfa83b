import { join } from 'node:path';
import { defineConfig } from 'vite';

const page = join(import.meta.dirname, 'src/storybook/page');

/** Builds the page of the Storybook panel, with a React of its own, and elkjs in a file of its own. */
export default defineConfig({
  root: page,
  base: './',
  // Vite would parse and minify the worker again, which takes longer than all the rest.
  resolve: { alias: { './elk.ts': join(page, 'elk.ts') } },
  build: {
    outDir: join(page, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    // Names without hashes: a cache that restores an older build replaces the files of this one.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name].js',
        chunkFileNames: 'assets/[name].js',
        assetFileNames: 'assets/[name][extname]',
      },
    },
    // The worker stays a file.
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
  },
});
