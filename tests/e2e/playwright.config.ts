import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from '../../.config/browser.mjs';

const executablePath = findBrowser();

/** A phone: Chromium at 390 × 844 in Mexican Spanish. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // 1, because more pixels only make tests slower.
    deviceScaleFactor: 1,
    // Playwright cannot intercept a request that a worker answers. `worker.spec.ts` allows workers.
    serviceWorkers: 'block',
    // Off, because a trace doubles the time of a test. Repeat a failed test with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...browserArguments],
      ...(executablePath === null ? {} : { executablePath }),
    },
  },
});
