import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the API: the server of `npm start`. */
const apiAddress = `http://localhost:${process.env.PORT ?? '3000'}`;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    vanillaExtractPlugin(),
    react(),
    // Pages rendered at build time are rendered once: memoizing would only slow the build.
    isSsrBuild ? [] : babel({ presets: [reactCompilerPreset()] }),
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
  server: { port: 5173, proxy: { '/api': apiAddress } },
  build: {
    manifest: true,
    // The policy allows no inline script and no data: address.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One sheet for all: fetched after the first paint, it costs one style pass, not one per chunk.
    cssCodeSplit: false,
    target: 'es2024',
    rolldownOptions: {
      input: 'src/boot/main.tsx',
      // The page imports the entry's `start`, so its export has to stay.
      preserveEntrySignatures: 'exports-only',
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'router', test: /node_modules[\\/](react-router|react-router-dom|cookie)[\\/]/ },
            { name: 'xstate', test: /node_modules[\\/](xstate|@xstate)[\\/]/ },
            { name: 'intl', test: /node_modules[\\/](react-intl|@formatjs|intl-messageformat)[\\/]/ },
            { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/ },
          ],
        },
      },
    },
  },
}));
