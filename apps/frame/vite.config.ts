import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildTargets } from '../../.config/browsers.ts';
import { test } from '../../.config/vitest.ts';

export default defineConfig({
  test,
  base: '/frame/',
  plugins: [vanillaExtractPlugin(), react()],
  resolve: {
    alias: [
      {
        // Messages are compiled ahead, so no parser is shipped.
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  // The policy allows no inline script and no data: address.
  build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0, target: buildTargets },
});
