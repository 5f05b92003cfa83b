import { defineConfig } from '@playwright/test';
import { unpacked } from './baselines.ts';
import { readList } from './list.ts';
import type { ModeName } from './modes.ts';
import { modeNames } from './pictures.ts';

/**
 * How far a picture may be off: not at all where the browser is that of the baselines. Another one
 * may draw some edges otherwise; a word that has moved by a pixel is more than that.
 */
const tolerance = { threshold: 0, maxDiffPixels: readList().isForeign ? 30 : 0 };

export default defineConfig<object, { mode: ModeName }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: `${unpacked}/{projectName}/{arg}{ext}`,
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  reporter: [['./reporter.ts'], ['html', { outputFolder: 'playwright-report', open: 'never' }]],
  expect: { toMatchSnapshot: tolerance },
  projects: modeNames.map((name) => ({
    name,
    grep: new RegExp(`@${name}(?![\\w-])`),
    use: { mode: name },
  })),
});
