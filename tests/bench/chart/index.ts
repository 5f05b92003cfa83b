import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { openBrowser, openPhone, watchMainThread } from '../shared/browser.ts';
import { servePage } from '../shared/bundle.ts';
import { compare, median, type Row } from '../shared/rows.ts';
import type { Side } from './page/main.ts';

/**
 * Compares Corro's chart, as the app uses it, with lightweight-charts (with conflation) and uPlot.
 * Also compares the times of Corro's chart for a million and for 100,000 candles. The picture has
 * 390 × 320 px at 2x, 120 visible candles and volume. Figures are CPU milliseconds of the main
 * thread, as medians of fresh pages.
 */
const sides = ['ours', 'theirs', 'uplot'] as const satisfies readonly Side[];
const large = 100_000;
const sizes = [1_000, 10_000, large];
const most = 1_000_000;
const acts = ['first draw', 'pan', 'zoom', 'tick'] as const;
type Act = (typeof acts)[number];
type Result = Record<Act, number>;

/** Limits as multiples of the other library's time, one for each of `sizes`. */
const peers: readonly { side: Side; name: string; limits: Record<Act, readonly number[]> }[] = [
  {
    side: 'theirs',
    name: 'lightweight-charts',
    limits: {
      'first draw': [0.3, 0.18, 0.05],
      pan: [0.8, 0.8, 0.8],
      zoom: [0.9, 0.7, 0.45],
      tick: [0.5, 0.25, 0.05],
    },
  },
  {
    side: 'uplot',
    name: 'uPlot',
    limits: {
      'first draw': [1.6, 1.6, 1.6],
      pan: [1, 1, 1],
      zoom: [0.7, 0.3, 0.2],
      tick: [0.9, 0.9, 0.9],
    },
  },
];
/**
 * Limits for a million candles, as multiples of the time for 100,000. The limit of the zoom is higher, because the
 * first zoom reads all candles.
 */
const growth: Record<Act, number> = { 'first draw': 1.5, pan: 1.5, zoom: 4, tick: 1.5 };
const thousands = (size: number) => `${size.toLocaleString('en')} candles, ms`;
const runs = Number(process.env.BENCH_RUNS ?? 5);
const frames = 90;

/** Measures CPU milliseconds in a fresh page: of the whole first draw, and per frame of the other acts. */
async function measure(
  browser: Browser,
  address: string,
  side: Side,
  candles: number,
): Promise<Result> {
  const page = await openPhone(browser);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  await page.goto(address);
  const mainThread = await watchMainThread(page);
  await page.evaluate(([who, many]) => window.chartBench.prepare(who, many), [
    side,
    candles,
  ] as const);
  // Waits for tasks of the preparation to end, because they must not count as part of the first
  // draw.
  await page.waitForTimeout(300);
  const draw = await mainThread.spent(() => page.evaluate(() => window.chartBench.draw()));
  const perFrame = async (act: 'pan' | 'zoom' | 'tick') => {
    const run = () =>
      page.evaluate(([name, many]) => window.chartBench[name](many), [act, frames] as const);
    // Warms up all acts except the zoom: the first zoom is measured, including the time to build
    // the caches of later zooms.
    if (act !== 'zoom')
      await page.evaluate(([name]) => window.chartBench[name](15), [act] as const);
    return (await mainThread.spent(run)) / frames;
  };
  const result = {
    'first draw': draw,
    pan: await perFrame('pan'),
    zoom: await perFrame('zoom'),
    tick: await perFrame('tick'),
  };
  const folder = process.env.BENCH_PICTURES;
  if (folder) await page.screenshot({ path: join(folder, `chart-${side}-${candles}.png`) });
  const painted = await page.evaluate(() => window.chartBench.painted());
  await page.context().close();
  if (failures.length > 0 || !painted) {
    throw new Error(`${side} did not paint ${candles} candles: ${failures.join(', ') || 'blank'}`);
  }
  return result;
}

export default async function chart(): Promise<Row[]> {
  const served = await servePage(join(import.meta.dirname, 'page'));
  const browser = await openBrowser();
  const results = new Map<string, Result[]>();
  const take = async (side: Side, size: number) => {
    const key = `${side} ${size}`;
    const result = await measure(browser, served.address, side, size);
    results.set(key, [...(results.get(key) ?? []), result]);
  };
  try {
    for (let run = 0; run < runs; run++) {
      // Rotates the order, so that no side is always the first.
      const order = [...sides.slice(run % sides.length), ...sides.slice(0, run % sides.length)];
      for (const size of sizes) for (const side of order) await take(side, size);
      await take('ours', most);
    }
  } finally {
    await browser.close();
    await served.close();
  }
  const middle = (side: Side, size: number, act: Act) =>
    median((results.get(`${side} ${size}`) ?? []).map((result) => result[act]));
  return acts.flatMap((act) => {
    const rows = peers.flatMap(({ side, name, limits }) =>
      sizes.map((size, index) =>
        compare(
          `${act}, ${thousands(size)}, with ${name}`,
          middle('ours', size, act),
          middle(side, size, act),
          limits[act][index] ?? Number.NaN,
        ),
      ),
    );
    const [many, fewer] = [middle('ours', most, act), middle('ours', large, act)];
    rows.push(compare(`${act}, ${thousands(most)}, with ours`, many, fewer, growth[act]));
    return rows;
  });
}
