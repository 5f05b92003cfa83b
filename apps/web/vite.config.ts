import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildTargets } from '../../.config/browsers.ts';
import { test } from '../../.config/vitest.ts';
import { devPages } from './build/render.ts';

export default defineConfig(({ mode }) => ({
  test,
  plugins: [
    devPages(),
    // Prerendered pages use the class names of the build.
    vanillaExtractPlugin(mode === 'prerender' ? { identifiers: 'short' } : {}),
    react(),
    // Memoizing gains nothing in a single render or in tests.
    ['prerender', 'test'].includes(mode) ? [] : babel({ presets: [reactCompilerPreset()] }),
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
    // Plugins add these imports. Vite would find them only after the start and optimise again,
    // which breaks the open page.
    include: [
      'react/compiler-runtime',
      'react/jsx-dev-runtime',
      '@vanilla-extract/recipes/createRuntimeFn',
    ],
  },
  build: {
    manifest: true,
    // The Content-Security-Policy allows no inline script.
    modulePreload: { polyfill: false },
    // The Content-Security-Policy allows no data: URL.
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
            // Few large chunks, since HTTP/1.1 fetches six at a time and each waits for the
            // network's latency. A group imports only groups above it, so that loading a group
            // loads no code that it does not need.
            {
              name: 'core',
              test: /packages[\\/](client|domain)[\\/]src[\\/]|big\.js|@tanstack|components[\\/]Change[\\/]|tokens|slideFrom|common[\\/](figures|prices[\\/]usePesos)/,
              minShareCount: 17,
            },
            {
              name: 'shell',
              test: /^(?!.*(@radix-ui|aria-hidden|Modal|Sheet|private[\\/]overlay|overlayHistory))/,
              minShareCount: 29,
            },
            {
              name: 'wealth',
              test: /components[\\/](Columns|Grid|SegmentedControl)[\\/]|portfolio\.ts|wealth\.ts|portfolio[\\/](ranges|total|TotalButton)|MoneyButtons|Shortcut|useScrubVibration|useTab|(@visx|d3-)[\\/]?(shape|path)|classnames/,
              minShareCount: 2,
            },
            { name: 'machines', test: /node_modules[\\/]@?xstate[\\/]/ },
            // Excludes `infiniteQueryOptions`, because `core` imports it and must not load the
            // chunk `common`.
            {
              name: 'common',
              test: /^(?!.*((machines|flows)[\\/]|infiniteQueryOptions))/,
              minShareCount: 8,
            },
            { name: 'orders', test: /(machines|flows)[\\/]/, minShareCount: 3 },
          ],
        },
      },
    },
  },
}));
