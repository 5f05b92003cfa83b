import { defineConfig } from '@playwright/test';
import { unpacked } from './baselines.ts';
import { readList } from './list.ts';
import { modes, type ModeName } from './modes.ts';

/**
 * How far a picture may be off: no pixel by more than how machines round, which is less than between
 * any two colours of the palette. Another browser may draw some edges otherwise; a word that has
 * moved by a pixel is more than that.
 */
const tolerance = { threshold: 0.01, maxDiffPixels: readList().isForeign ? 30 : 0 };

export default defineConfig<object, { mode: ModeName }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: `${unpacked}/{projectName}/{arg}{ext}`,
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  reporter: [['./reporter.ts'], ['html', { outputFolder: 'playwright-report', open: 'never' }]],
  expect: { toHaveScreenshot: tolerance },
  projects: Object.keys(modes).map((name) => ({
    name,
    grep: new RegExp(`@${name}(?![\\w-])`),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table of modes
    use: { mode: name as ModeName },
  })),
});
