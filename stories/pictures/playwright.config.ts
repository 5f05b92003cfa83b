import { defineConfig } from '@playwright/test';
import { readList } from './list.ts';
import { modes, type ModeName } from './modes.ts';

/** Drawn by the browser of the baselines, two pictures are the same, to the pixel. */
const same = { threshold: 0.01, maxDiffPixels: 0 };

/**
 * Drawn by another, the edge of a letter may come out a shade off. A row that has moved is hundreds
 * of pixels, a colour that has changed is all that it covers.
 */
const near = { threshold: 0.05, maxDiffPixels: 20 };

export default defineConfig<object, { mode: ModeName }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/baselines/{projectName}/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  reporter: [['./reporter.ts'], ['html', { outputFolder: 'playwright-report', open: 'never' }]],
  expect: { toHaveScreenshot: readList().isForeign ? near : same },
  projects: Object.keys(modes).map((name) => ({
    name,
    grep: new RegExp(`@${name}(?![\\w-])`),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table of modes
    use: { mode: name as ModeName },
  })),
});
