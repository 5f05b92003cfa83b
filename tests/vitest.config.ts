import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'architecture/**/*.test.ts',
      'contract/**/*.test.ts',
      'engines/**/*.test.ts',
      'specification/**/*.test.ts',
    ],
    testTimeout: 30_000,
  },
});
