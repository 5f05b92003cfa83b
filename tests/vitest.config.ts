import { defineConfig } from 'vitest/config';
import { sandboxTest } from '../.config/vitest.ts';

export default defineConfig({
  test: {
    include: [
      'architecture/**/*.test.ts',
      'contract/**/*.test.ts',
      'engines/**/*.test.ts',
      'specification/**/*.test.ts',
      'upstream/**/*.test.ts',
    ],
    ...sandboxTest,
  },
});
