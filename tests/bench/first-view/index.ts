/**
 * The first view of the login, cold, from the production build, on Lighthouse's mobile preset,
 * against a static page with the same form; and until its form is ready, on the slow preset, against a bare React
 * form with the same fields: medians of interleaved loads.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhatIsStale, createServer, listen, readSettings } from '@corro/server';
import { openBrowser } from '../shared/browser.ts';
import { servePage } from '../shared/bundle.ts';
import { bounded, compare, median as medianOf, type Row } from '../shared/rows.ts';
import { measureFormReady } from './formReady.ts';
import { measureFirstView, type FirstView } from './measure.ts';
import { serveStaticPage } from './staticPage.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const ratioLimit = 1.1;
const blockingLimitMs = 20;
/** Of the bare form: its weight is the app's to make up for. */
const readyLimit = 1.1;

export default async function firstView(): Promise<Row[]> {
  await buildWhatIsStale();
  const dataDir = await mkdtemp(join(tmpdir(), 'corro-bench-'));
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir });
  const corro = await listen(
    await createServer(settings, { clock: { now: () => Date.now() } }),
    settings.port,
  );
  const plain = await serveStaticPage();
  const bare = await servePage(join(import.meta.dirname, 'react-form'));
  const browser = await openBrowser();
  const ready: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  const ours: FirstView[] = [];
  const theirs: FirstView[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await measureFirstView(`http://localhost:${corro.port}/login`));
      theirs.push(await measureFirstView(plain.address));
      ready.ours.push(await measureFormReady(browser, `http://localhost:${corro.port}/login`));
      ready.theirs.push(await measureFormReady(browser, bare.address));
    }
  } finally {
    await browser.close();
    await bare.close();
    await plain.close();
    await corro.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  return [
    compared('login FCP, ms', 'fcp', ours, theirs),
    compared('login LCP, ms', 'lcp', ours, theirs),
    // The static page has none to be a ratio of.
    bounded('login TBT, ms', median(ours, 'tbt'), median(theirs, 'tbt'), blockingLimitMs),
    bounded('login CLS', median(ours, 'cls'), median(theirs, 'cls'), 0),
    compare('login form ready, ms', medianOf(ready.ours), medianOf(ready.theirs), readyLimit),
  ];
}

function compared(
  name: string,
  key: keyof FirstView,
  ours: readonly FirstView[],
  theirs: readonly FirstView[],
): Row {
  return compare(name, median(ours, key), median(theirs, key), ratioLimit);
}

function median(views: readonly FirstView[], key: keyof FirstView): number {
  return medianOf(views.map((view) => view[key]));
}
