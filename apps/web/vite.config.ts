import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { test } from '../../.config/vitest.ts';
import { devPages } from './build/render.ts';

export default defineConfig(({ mode }) => ({
  test,
  plugins: [
    devPages(),
    // Pages are rendered with the class names of the build.
    vanillaExtractPlugin(mode === 'prerender' ? { identifiers: 'short' } : {}),
    react(),
    // What is rendered once or tested gains nothing by memoizing.
    ['prerender', 'test'].includes(mode) ? [] : babel({ presets: [reactCompilerPreset()] }),
  ],
  resolve: {
    alias: [
      {
        // The messages are compiled when they are written, so no parser is shipped.
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
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
    // The policy allows no inline script.
    modulePreload: { polyfill: false },
    // The policy allows no data: address.
    assetsInlineLimit: 0,
    // One sheet for all: fetched after the first paint, it costs one style pass, not one per chunk.
    cssCodeSplit: false,
    target: 'es2024',
    rolldownOptions: {
      // The login's own are entries, so that what it needs is `$initial`.
      input: ['src/start/main.tsx', 'src/start/signedOut.ts', 'src/features/auth/LoginScreen.tsx'],
      // The page imports the entry's `start`, so its export has to stay.
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          // A group that took along what its modules need would take the barrels, and so the whole app.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'libraries',
              test: /node_modules[\\/](react|react-dom|scheduler|@formatjs|intl-messageformat)[\\/]/,
            },
            {
              name: 'signed-out',
              tags: ['$initial'],
              test: /features[\\/]auth[\\/]|SignedOut(App|Screen)|signedOutNavigation/,
            },
            { name: 'start', tags: ['$initial'] },
            // Every customer's page has the loaders of all screens, and so their queries.
            {
              name: 'queries',
              test: /packages[\\/]client[\\/]src[\\/](codecs|queries|resources)[\\/]/,
              minShareCount: 2,
            },
            // What most of a customer's screens share.
            { name: 'shell', minShareCount: 40 },
          ],
        },
      },
    },
  },
}));
