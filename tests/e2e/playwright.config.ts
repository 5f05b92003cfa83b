import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from '../../.config/browser.mjs';

const executablePath = findBrowser();

/** Tests run on a phone: Chromium at 390 × 844 in Mexican Spanish. */
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
    // A higher factor would only make tests slower.
    deviceScaleFactor: 1,
    // Workers are blocked, because Playwright cannot intercept a request that a worker answers. `worker.spec.ts` allows
    // them.
    serviceWorkers: 'block',
    // Traces are off, because a trace doubles the time of a test. Repeat a failed test with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Nobody can allow the stepper to take a picture of its tab.
      args: [...browserArguments, '--auto-accept-this-tab-capture'],
      ...(executablePath === null ? {} : { executablePath }),
    },
  },
});
