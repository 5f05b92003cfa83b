/**
 * The main taps on a phone four times slower than this machine, with the data at hand: to the first
 * frame, to the content, the longest task, and what shifts, each beside its limit.
 */
import { devices, type Page } from '@playwright/test';
import { buildWhatIsStale } from '@corro/server';
import { newPhone } from '../../e2e/harness/accounts.ts';
import { startCorro } from '../../e2e/harness/startCorro.ts';
import { visit } from '../../e2e/harness/visit.ts';
import { openBrowser } from '../shared/browser.ts';
import { longestTask } from '../shared/longestTask.ts';
import { compare, type Row } from '../shared/rows.ts';
import { noteFrames, tap } from './tap.ts';
import { taps } from './taps.ts';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const slowdown = 4;
const allowed = { firstFrameMs: 100, contentMs: 200, taskMs: 50, shift: 0 };

interface Measured {
  readonly firstFrame: number[];
  readonly content: number[];
  readonly task: number[];
  readonly shift: number[];
}

export default async function motion(): Promise<Row[]> {
  await buildWhatIsStale();
  const { corro, close } = await startCorro();
  const browser = await openBrowser();
  const measured = new Map<string, Measured>();
  try {
    const customer = { phone: newPhone(), password: 'secreta-1' };
    await corro.accounts.register(customer.phone, customer.password);
    const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: corro.url });
    const page = await context.newPage();
    await page.addInitScript(noteFrames);
    const ready = page.waitForResponse(/\/assets\/Motion-/);
    await visit(page, { corro, customer, path: '/' });
    await ready;
    // The first round fetches chunks and data.
    for (const { before, target, content } of taps) {
      await before?.(page);
      await tap(page, target(page), content);
    }
    await slowDown(page);
    for (let run = 0; run < runs; run += 1) {
      for (const { name, before, target, content } of taps) {
        await before?.(page);
        const all = measured.get(name) ?? { firstFrame: [], content: [], task: [], shift: [] };
        measured.set(name, all);
        const task = await longestTask(page, async () => {
          const { firstFrame, contentAt, shift } = await tap(page, target(page), content);
          all.firstFrame.push(firstFrame);
          all.content.push(contentAt);
          all.shift.push(shift);
        });
        all.task.push(task);
      }
    }
  } finally {
    await browser.close();
    await close();
  }
  return [...measured].flatMap(([name, { firstFrame, content, task, shift }]) => [
    compare(`${name}: first frame, ms`, p75(firstFrame), allowed.firstFrameMs, 1),
    compare(`${name}: content, ms`, p75(content), allowed.contentMs, 1),
    compare(`${name}: longest task, CPU ms`, p75(task), allowed.taskMs, 1),
    none(`${name}: layout shift`, Math.max(...shift), allowed.shift),
  ]);
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

function p75(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;
}

/** A limit of 0 cannot be divided by: the ratio is the value itself. */
function none(name: string, ours: number, limit: number): Row {
  return { name, ours, theirs: limit, ratio: ours, limit, ok: ours <= limit };
}
