import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { openBrowser, openPhone, watchMainThread } from '../shared/browser.ts';
import { servePage } from '../shared/bundle.ts';
import { compare, median, type Row } from '../shared/rows.ts';
import type { Gesture } from './page/main.tsx';

const sides = ['ours', 'theirs'] as const;
type Side = (typeof sides)[number];

const runs = Number(process.env.BENCH_RUNS ?? 5);
const limit = 1.3;

const gestures: Readonly<Record<string, Gesture>> = {
  'scrolled 40 px a frame, ms': { frames: 120, pixels: 40 },
  'scrolled 800 px a frame, ms': { frames: 120, pixels: 800 },
};

/**
 * Compares the CPU time of scrolling 10,000 instruments with moving prices: `List` and TanStack Virtual with the same
 * markup.
 */
export default async function list(): Promise<Row[]> {
  const served = await servePage(join(import.meta.dirname, 'page'));
  const browser = await openBrowser();
  const spent: Record<Side, number[][]> = { ours: [], theirs: [] };
  try {
    for (let run = 0; run < runs; run++) {
      for (const side of run % 2 === 0 ? sides : sides.toReversed()) {
        spent[side].push(await measure(browser, served.address, side));
      }
    }
  } finally {
    await browser.close();
    await served.close();
  }
  const medianOf = (side: Side, at: number) => median(spent[side].map((times) => times[at]!));
  return Object.keys(gestures).map((name, at) =>
    compare(name, medianOf('ours', at), medianOf('theirs', at), limit),
  );
}

/** Measures the CPU milliseconds of each gesture. */
async function measure(browser: Browser, address: string, side: Side): Promise<number[]> {
  const page = await openPhone(browser);
  await page.goto(address);
  await page.evaluate((who) => window.scrollBench.show(who), side);
  const mainThread = await watchMainThread(page);
  const times: number[] = [];
  for (const gesture of Object.values(gestures)) {
    const scroll = () => page.evaluate((action) => window.scrollBench.scroll(action), gesture);
    await scroll();
    times.push(await mainThread.spent(scroll));
  }
  await page.context().close();
  return times;
}
