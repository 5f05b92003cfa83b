/**
 * Compares the first view of the login at a cold load with that of a static page with the same form, on Lighthouse's
 * mobile preset. Figures are medians of interleaved loads.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale, createServer, listen, readSettings } from '@corro/server';
import { atMost, compare, median, type Row } from '../shared/rows.ts';
import { type FirstView, measureFirstView } from './measure.ts';
import { serveStaticPage } from './staticPage.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** Limit as a multiple of the other page's figure. */
const limit = 1.1;
const blockingLimitMs = 20;

const medianOf = (views: readonly FirstView[], key: keyof FirstView) =>
  median(views.map((view) => view[key]));

export default async function firstView(): Promise<Row[]> {
  await buildStale();
  const dataDir = await mkdtemp(join(tmpdir(), 'corro-bench-'));
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir });
  const corro = await listen(await createServer(settings, { clock: Date }), settings.port);
  const plain = await serveStaticPage();
  const ours: FirstView[] = [];
  const theirs: FirstView[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await measureFirstView(`http://localhost:${corro.port}/login`));
      theirs.push(await measureFirstView(plain.address));
    }
  } finally {
    await plain.close();
    await corro.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  const beside = (name: string, key: keyof FirstView) =>
    compare(name, medianOf(ours, key), medianOf(theirs, key), limit);
  return [
    beside('login FCP, ms', 'fcp'),
    beside('login LCP, ms', 'lcp'),
    atMost('login TBT, ms', medianOf(ours, 'tbt'), blockingLimitMs),
    atMost('login CLS', medianOf(ours, 'cls'), 0),
  ];
}
