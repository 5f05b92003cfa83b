import babel from '@rolldown/plugin-babel';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { test } from '../../.config/vitest.ts';
import { chunkFiles, chunkImports, vendors } from './build/chunks.ts';
import { devPages } from './build/devPages.ts';
import { lighterLibraries } from './build/lighterLibraries.ts';

const i18n = join(import.meta.dirname, 'src', 'app', 'i18n');

export default defineConfig(({ command, mode }) => ({
  test,
  plugins: [
    chunkImports(mode === 'survey'),
    devPages(),
    lighterLibraries(),
    // The survey renders the pages, so its names of classes are those of the build.
    vanillaExtractPlugin(mode === 'survey' ? { identifiers: 'short' } : {}),
    react(),
    // What is rendered once or tested gains nothing by memoizing.
    ['survey', 'test'].includes(mode) ? [] : babel({ presets: [reactCompilerPreset()] }),
  ],
  resolve: {
    alias: [
      {
        // The messages are compiled when they are written, so no parser is shipped.
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      ...(command === 'build'
        ? [{ find: './loadPart.ts', replacement: join(i18n, 'loadBuiltPart.ts') }]
        : []),
    ],
  },
  optimizeDeps: {
    // No page of HTML names the entry.
    entries: ['src/start/main.tsx'],
    // What plugins add to sources is found late, and prepared with all others once more: the page would fail meanwhile.
    include: [
      'react/compiler-runtime',
      'react/jsx-dev-runtime',
      '@vanilla-extract/recipes/createRuntimeFn',
    ],
  },
  build: {
    manifest: true,
    modulePreload: chunkFiles,
    // The policy allows no data: address.
    assetsInlineLimit: 0,
    // One sheet for all: fetched after the first paint, it costs one style pass, not one per chunk.
    cssCodeSplit: false,
    target: 'es2024',
    rolldownOptions: {
      input: 'src/start/main.tsx',
      // The page imports the entry's `start`, so its export has to stay.
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: { groups: vendors },
        // Without a hash, which `names.ts` adds.
        entryFileNames: 'assets/[name].js',
        chunkFileNames: 'assets/[name].js',
      },
    },
  },
}));
