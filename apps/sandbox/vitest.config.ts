import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sandboxTest } from '../../.config/vitest.ts';

const derivation = fileURLToPath(new URL('src/cheapPbkdf2.fixture.ts', import.meta.url));

export default defineConfig({
  test: {
    ...sandboxTest,
    alias: { ...sandboxTest.alias, 'altcha-lib/algorithms/pbkdf2': derivation },
  },
});
