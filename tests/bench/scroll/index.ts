import { join } from 'node:path';
import { openBrowser, openPhone } from '../shared/browser.ts';
import { servePage } from '../shared/bundle.ts';
import { longestTask } from '../shared/longestTask.ts';
import { compare, type Row } from '../shared/rows.ts';

const runs = Number(process.env.BENCH_RUNS ?? 5);
/** What a task may take without being felt, and the rows that a page may hold. */
const allowed = { taskMs: 50, rows: 60 };

/**
 * A list of 10,000 instruments whose prices move while it is scrolled, slowly, by a quick finger, and
 * by jumps, against what is allowed.
 */
export default async function scroll(): Promise<Row[]> {
  const served = await servePage(join(import.meta.dirname, 'page'));
  const browser = await openBrowser();
  const tasks: number[] = [];
  let mostRows = 0;
  try {
    for (let run = 0; run < runs; run++) {
      const page = await openPhone(browser);
      await page.goto(served.address);
      await page.getByText('Company 0', { exact: true }).waitFor();
      const task = await longestTask(page, async () => {
        for (const [frames, pixels] of [
          [120, 40],
          [120, 800],
        ] as const) {
          const most = await page.evaluate(([many, far]) => window.scrollBench.scroll(many, far), [
            frames,
            pixels,
          ] as const);
          mostRows = Math.max(mostRows, most);
        }
        mostRows = Math.max(mostRows, await page.evaluate(() => window.scrollBench.jump(20)));
      });
      tasks.push(task);
      await page.context().close();
    }
  } finally {
    await browser.close();
    await served.close();
  }
  return [
    compare('longest task, CPU ms', Math.max(...tasks), allowed.taskMs, 1),
    compare('rows in the page', mostRows, allowed.rows, 1),
  ];
}
