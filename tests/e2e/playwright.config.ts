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
    // A recording of each test costs a fifth of the time: where a failure can be had again, `--trace on` records it.
    trace: process.env['CI'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...browserArguments],
      ...(executablePath === null ? {} : { executablePath }),
    },
  },
});
