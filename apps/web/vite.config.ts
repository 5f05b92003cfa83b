import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildTargets } from '../../.config/browsers.ts';
import { test } from '../../.config/vitest.ts';
import { devPages } from './build/render.ts';

/** Compiles only files that declare a component or a hook, because Babel takes most of the build. */
const compiler = reactCompilerPreset();
compiler.rolldown.filter = { code: /\b(?:function|const) (?:use)?[A-Z]/ };

export default defineConfig(({ mode }) => ({
  test,
  plugins: [
    devPages(),
    // Prerendered pages use the class names of the build.
    vanillaExtractPlugin(mode === 'prerender' ? { identifiers: 'short' } : {}),
    react(),
    // Memoizing gains nothing in a single render, in tests or for the choice of chunks.
    ['prerender', 'test', 'chunks'].includes(mode) ? [] : babel({ presets: [compiler] }),
  ],
  resolve: {
    alias: [
      {
        // The messages are compiled at build time, so the app needs no parser.
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  optimizeDeps: {
    // No HTML file names the entry.
    entries: ['src/start/main.tsx'],
    // Plugins add these imports. Vite would find them only after the start, and would then optimise
    // the dependencies again. That breaks the open page.
    include: [
      'react/compiler-runtime',
      'react/jsx-dev-runtime',
      '@vanilla-extract/recipes/createRuntimeFn',
      '@corro/stepper > @xyflow/react',
      '@corro/stepper > elkjs/lib/elk-api.js',
      'xstate/graph',
      'xstate/guards',
    ],
  },
  build: {
    manifest: true,
    // No inline polyfill, because the Content-Security-Policy forbids inline scripts.
    modulePreload: { polyfill: false },
    // No assets as data: URLs, because the Content-Security-Policy forbids them.
    assetsInlineLimit: 0,
    // One sheet, loaded after the first paint, costs one style pass instead of one per chunk.
    cssCodeSplit: false,
    target: buildTargets,
    rolldownOptions: {
      // Entries of the login, so that its modules are tagged `$initial`.
      input: ['src/start/main.tsx', 'src/start/signedOut.ts', 'src/features/auth/LoginScreen.tsx'],
      // The page imports the entry's `start`.
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          // Dependencies of the groups would include the barrels, and so the whole app.
          includeDependenciesRecursively: false,
          // The chunks of the login. `build/chunks.ts` adds those that screens share.
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
          ],
        },
      },
    },
  },
}));
