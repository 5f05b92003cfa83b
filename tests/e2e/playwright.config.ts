import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from '../../.config/browser.mjs';

const executablePath = findBrowser();

/** The customer's phone: Chromium at 390 × 844, Spanish of Mexico. */
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
    // As many pixels as CSS has: to draw more takes time and shows nothing else.
    deviceScaleFactor: 1,
    // A recording of each test doubles its time: `--trace on` records a failure that is had again.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...browserArguments],
      ...(executablePath === null ? {} : { executablePath }),
    },
  },
});
