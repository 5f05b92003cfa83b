import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { browserArguments, findBrowser } from '../.config/browser.mjs';

const executablePath = findBrowser();

const baselines = join(import.meta.dirname, 'pictures', 'baselines');

/** So that a browser renders the same on every screen and processor. */
const drawingAlike = [
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Every story, as a test in a browser. */
const stories: TestProjectConfiguration = {
  plugins: [
    storybookTest({
      configDir: join(import.meta.dirname, '.storybook'),
      initialGlobals: { viewport: { value: 'phone', isRotated: false } },
    }),
    // Storybook's plugin ignores other test files.
    { name: 'sheets', config: () => ({ test: { include: ['pictures/sheets.test.tsx'] } }) },
  ],
  test: {
    name: 'stories',
    testTimeout: 60_000,
    // A screen at rest is rendered once more, and pictured three times.
    hookTimeout: 120_000,
    // One page for all files: a fresh one for each would cost more than the stories do.
    isolate: false,
    // A story mostly waits, for the next frame or a moment of quiet, so pages outnumber cores.
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    api: { allowWrite: true },
    // The graph tests of the machines walk the same states.
    exclude: process.env.CORRO_ALL_STORIES ? [] : ['machines/__generated__/**'],
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
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ arg, ext }) => join(baselines, `${arg}${ext}`),
          comparatorName: 'pixelmatch',
          // In every picture; `threshold` is a share of the way from black to white.
          comparatorOptions: { threshold: 0.05, allowedMismatchedPixels: 0 },
        },
      },
      provider: playwright({
        contextOptions: {
          locale: 'es-MX',
          timezoneId: 'America/Mexico_City',
          // A picture in the middle of a movement is never twice the same.
          reducedMotion: 'reduce',
        },
        launchOptions: {
          ...(executablePath === null ? {} : { executablePath }),
          args: [...browserArguments, ...drawingAlike],
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
