import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { browserArguments, findBrowser } from '../.config/browser.mjs';

const executablePath = findBrowser();

/** Every story, as a test in a browser. */
const stories: TestProjectConfiguration = {
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
    testTimeout: 60_000,
    // One page for all files: a fresh one for each would cost more than the stories do.
    isolate: false,
    setupFiles: ['.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      // The page is not watched: without Vitest's own interface around it there is less to draw.
      ui: false,
      screenshotFailures: false,
      // On a busy machine the page loads slowly.
      connectTimeout: 600_000,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: {
          ...(executablePath === null ? {} : { executablePath }),
          args: [...browserArguments],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

export default defineConfig({
  test: {
    projects: [
      stories,
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'exports',
          testTimeout: 60_000,
          isolate: false,
          include: ['*.test.ts', '{machines,pictures}/**/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
});
