import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { sandboxTest } from '../.config/vitest.ts';

export default defineConfig({
  // This plugin compiles `.css.ts` files, because one test renders a component.
  plugins: [vanillaExtractPlugin()],
  test: {
    include: [
      'architecture/**/*.test.ts',
      'browsers/**/*.test.ts',
      'contract/**/*.test.{ts,tsx}',
      'specification/**/*.test.ts',
      'upstream/**/*.test.ts',
    ],
    ...sandboxTest,
  },
});
