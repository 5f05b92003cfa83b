import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { openBrowser, openPhone, watchMainThread } from '../shared/browser.ts';
import { servePage } from '../shared/bundle.ts';
import { compare, median, type Row } from '../shared/rows.ts';
import { scrollRows } from './scroll.ts';

const sides = ['ours', 'theirs'] as const;
const runs = Number(process.env.BENCH_RUNS ?? 5);
const ticks = 10;
/**
 * Pause between ticks in milliseconds. The pause is longer than the tint of a changed price, so
 * that the work at the end of the tint is measured, too.
 */
const pauseMs = 500;
const limit = 1.2;

interface Measured {
  /** CPU milliseconds per tick, minus those of an idle page. */
  readonly perTick: number;
  readonly text: string;
}

/**
 * Compares ticks, at which all 49 prices of a list change, in `List` and in a list written by hand.
 * Also compares scrolling 10,000 rows in `List` and in TanStack Virtual.
 */
export default async function list(): Promise<Row[]> {
  const served = await servePage(join(import.meta.dirname, 'page'));
  const browser = await openBrowser();
  const spent: Record<(typeof sides)[number], number[]> = { ours: [], theirs: [] };
  try {
    for (let run = 0; run < runs; run++) {
      const texts = new Set<string>();
      for (const side of run % 2 === 0 ? sides : sides.toReversed()) {
        const { perTick, text } = await measure(browser, served.address, side);
        spent[side].push(perTick);
        texts.add(text);
      }
      if (texts.size !== 1) throw new Error('the two lists do not show the same');
    }
  } finally {
    await browser.close();
    await served.close();
  }
  return [
    compare('tick of 49 rows, ms', median(spent.ours), median(spent.theirs), limit),
    ...(await scrollRows(runs)),
  ];
}

async function measure(
  browser: Browser,
  address: string,
  side: (typeof sides)[number],
): Promise<Measured> {
  const page = await openPhone(browser);
  await page.goto(address);
  const mainThread = await watchMainThread(page);
  await page.evaluate((who) => window.listBench.prepare(who), side);
  const run = (count: number, live: boolean) =>
    page.evaluate(([many, pause, moving]) => window.listBench.run(many, pause, moving), [
      count,
      pauseMs,
      live,
    ] as const);
  await run(4, true);
  const idle = await mainThread.spent(() => run(ticks, false));
  const live = await mainThread.spent(() => run(ticks, true));
  const text = await page.evaluate(() => window.listBench.text());
  await page.context().close();
  return { perTick: (live - idle) / ticks, text };
}
