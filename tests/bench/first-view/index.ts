/**
 * Compares cold loads of the login with two other pages. The login's first view is compared with
 * the first view of a static page with the same form (Lighthouse's mobile preset). The login's time
 * until the form is ready is compared with the time of a bare React form (slow preset). Figures are
 * medians of interleaved loads.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale, createServer, listen, readSettings } from '@corro/server';
import { openBrowser } from '../shared/browser.ts';
import { servePage } from '../shared/bundle.ts';
import { atMost, compare, median, type Row } from '../shared/rows.ts';
import { type FirstView, measureFirstView, measureFormReady } from './measure.ts';
import { serveStaticPage } from './staticPage.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** Limit as a multiple of the other page's figure. */
const limit = 1.1;
const blockingLimitMs = 20;

export default async function firstView(): Promise<Row[]> {
  await buildStale();
  const dataDir = await mkdtemp(join(tmpdir(), 'corro-bench-'));
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir });
  const corro = await listen(await createServer(settings, { clock: Date }), settings.port);
  const login = `http://localhost:${corro.port}/login`;
  const plain = await serveStaticPage();
  const bare = await servePage(join(import.meta.dirname, 'react-form'));
  const browser = await openBrowser();
  const ours: (FirstView & { ready: number })[] = [];
  const theirs: (FirstView & { ready: number })[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const view = await measureFirstView(login);
      const plainView = await measureFirstView(plain.address);
      ours.push({ ...view, ready: await measureFormReady(browser, login) });
      theirs.push({ ...plainView, ready: await measureFormReady(browser, bare.address) });
    }
  } finally {
    await browser.close();
    await bare.close();
    await plain.close();
    await corro.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  const medianOf = (views: typeof ours, key: keyof (typeof ours)[number]) =>
    median(views.map((view) => view[key]));
  const beside = (name: string, key: keyof (typeof ours)[number]) =>
    compare(name, medianOf(ours, key), medianOf(theirs, key), limit);
  return [
    beside('login FCP, ms', 'fcp'),
    beside('login LCP, ms', 'lcp'),
    atMost('login TBT, ms', medianOf(ours, 'tbt'), blockingLimitMs),
    atMost('login CLS', medianOf(ours, 'cls'), 0),
    beside('login form ready, ms', 'ready'),
  ];
}
