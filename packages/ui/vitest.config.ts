import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { test } from '../../.config/vitest.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // Tests that need a browser are stories.
  test: { ...test, include: ['src/**/*.test.{ts,tsx}'] },
});
