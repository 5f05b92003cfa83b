import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // What needs a browser is told as a story and runs with the stories.
  test: { environment: 'node', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
});
