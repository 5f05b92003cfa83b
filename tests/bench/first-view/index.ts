/** Measures the first view of the login at a cold load, on Lighthouse's mobile preset. Figures are medians. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale, createServer, listen, readSettings } from '@corro/server';
import { atMost, median, type Row } from '../shared/rows.ts';
import { type FirstView, measureFirstView } from './measure.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** A static page with the same form, an inline style and no script takes 644 ms; the limit is 1.1 times that. */
const limits = { paintMs: 708, blockingMs: 20, shift: 0 };

export default async function firstView(): Promise<Row[]> {
  await buildStale();
  const dataDir = await mkdtemp(join(tmpdir(), 'corro-bench-'));
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir });
  const corro = await listen(await createServer(settings, { clock: Date }), settings.port);
  const views: FirstView[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      views.push(await measureFirstView(`http://localhost:${corro.port}/login`));
    }
  } finally {
    await corro.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  const medianOf = (key: keyof FirstView) => median(views.map((view) => view[key]));
  return [
    atMost('login FCP, ms', medianOf('fcp'), limits.paintMs),
    atMost('login LCP, ms', medianOf('lcp'), limits.paintMs),
    atMost('login TBT, ms', medianOf('tbt'), limits.blockingMs),
    atMost('login CLS', medianOf('cls'), limits.shift),
  ];
}
