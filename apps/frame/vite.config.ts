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
        // The messages are compiled at build time, so the page needs no parser.
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  // No inline polyfill and no assets as data: URLs, because the Content-Security-Policy forbids
  // both.
  build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0, target: buildTargets },
});
