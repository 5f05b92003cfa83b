import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { browserArguments, findBrowser } from '../.config/browser.mjs';
import { isReact18 } from './.storybook/react18.ts';

const executablePath = findBrowser();

const baselines = join(import.meta.dirname, 'pictures', 'baselines');

/** Flags for a rendering that does not depend on the screen and the processor. */
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
    // Storybook's plugin ignores other test files. Pictures are taken with the React of the workspace.
    {
      name: 'sheets',
      config: () => ({ test: { include: isReact18 ? [] : ['pictures/sheets.test.tsx'] } }),
    },
  ],
  test: {
    name: 'stories',
    env: { REACT: isReact18 ? '18' : '19' },
    testTimeout: 60_000,
    // Long, because the `afterEach` of a screen at rest renders it again in German and compares
    // three pictures.
    hookTimeout: 120_000,
    // One page for all files, because opening a page takes longer than running the stories of a
    // file.
    isolate: false,
    // Three pages even on a machine with fewer cores, because a story mostly waits for a frame or a
    // timer.
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    api: { allowWrite: true },
    // Leaves out the generated stories unless `CORRO_ALL_STORIES` is set, because the graph tests
    // of the machines cover the same states.
    exclude: process.env.CORRO_ALL_STORIES ? [] : ['machines/__generated__/**'],
    setupFiles: ['.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      // Without Vitest's user interface there is less to render.
      ui: false,
      screenshotFailures: false,
      // On a busy machine the page loads slowly.
      connectTimeout: 600_000,
      viewport: { width: 390, height: 844 },
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ arg, ext }) => join(baselines, `${arg}${ext}`),
          comparatorName: 'pixelmatch',
          // For every picture; `threshold` is a fraction of the difference between black and white.
          comparatorOptions: { threshold: 0.05, allowedMismatchedPixels: 0 },
        },
      },
      provider: playwright({
        contextOptions: {
          locale: 'es-MX',
          timezoneId: 'America/Mexico_City',
          // Pictures during an animation would differ from run to run.
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
