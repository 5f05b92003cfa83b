/**
 * Measures the main taps with warm caches on a phone four times slower than this machine: first frame, content, longest
 * task and layout shift, each with a limit. Also measures the first tap after a cold start.
 */
import { type Browser, devices, type Page } from '@playwright/test';
import { demoCustomer } from '@corro/sandbox';
import { buildStale } from '@corro/server';
import { startCorro } from '../../e2e/harness/startCorro.ts';
import { visit } from '../../e2e/harness/visit.ts';
import { openBrowser } from '../shared/browser.ts';
import { longestTasks, type LongestTasks } from '../shared/longestTask.ts';
import { atMost, type Row } from '../shared/rows.ts';
import { recordFrames, settleMs, tap, type Tapped } from './tap.ts';
import { type Tap, taps } from './taps.ts';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const slowdown = 4;
const limits = { firstFrameMs: 64, contentMs: 200, fullSpeedMs: 100, taskMs: 50, shift: 0 };

interface Measured {
  readonly firstFrame: number[];
  readonly content: number[];
  readonly fullSpeed: number[];
  readonly task: number[];
  readonly moving: number[];
  readonly shift: number[];
}

type Corro = Awaited<ReturnType<typeof startCorro>>['corro'];

export default async function motion(): Promise<Row[]> {
  await buildStale();
  const { corro, close } = await startCorro({ DEMO_HISTORY: 'year' });
  const browser = await openBrowser();
  const measured = new Map<string, Measured>();
  const first: { firstFrame: number; task: number }[] = [];
  try {
    const page = await openHome(browser, corro);
    const setSpeed = await throttle(page);
    // The first round fills the caches.
    await goRound(page, timed, () => undefined);
    for (let run = 0; run < runs; run += 1) {
      await goRound(page, timed, ({ contentAt }, { name }) => of(name).fullSpeed.push(contentAt));
      await setSpeed(slowdown);
      await goRound(page, timed, ({ firstFrame, contentAt, shift }, { name }) => {
        const all = of(name);
        all.firstFrame.push(firstFrame);
        all.content.push(contentAt);
        all.shift.push(shift);
      });
      await goRound(page, traced, ({ longest, whileMoving }, { name }) => {
        const all = of(name);
        all.task.push(longest);
        all.moving.push(whileMoving);
      });
      await setSpeed(1);
    }
    for (let run = 0; run < runs; run += 1) {
      const { firstFrame } = await tapFirst(browser, corro, timed);
      const { longest } = await tapFirst(browser, corro, traced);
      first.push({ firstFrame, task: longest });
    }
  } finally {
    await browser.close();
    await close();
  }
  return [
    ...[...measured].flatMap(([name, { firstFrame, content, fullSpeed, task, moving, shift }]) => [
      atMost(`${name}: first frame, ms`, p75(firstFrame), limits.firstFrameMs),
      atMost(`${name}: content, ms`, p75(content), limits.contentMs),
      atMost(`${name}: content at full speed, ms`, p75(fullSpeed), limits.fullSpeedMs),
      atMost(`${name}: longest task, CPU ms`, p75(task), limits.taskMs),
      atMost(`${name}: longest task during a transition, CPU ms`, p75(moving), limits.taskMs),
      atMost(`${name}: layout shift`, Math.max(...shift), limits.shift),
    ]),
    atMost(
      'first tap: first frame, ms',
      p75(first.map((tapped) => tapped.firstFrame)),
      limits.firstFrameMs,
    ),
    atMost('first tap: longest task, CPU ms', p75(first.map(({ task }) => task)), limits.taskMs),
  ];

  function of(name: string): Measured {
    const empty = { firstFrame: [], content: [], fullSpeed: [], task: [], moving: [], shift: [] };
    const figures = measured.get(name) ?? empty;
    measured.set(name, figures);
    return figures;
  }
}

/** Opens home as a customer with a year of history and waits for the chunk with the transitions. */
async function openHome(browser: Browser, corro: Corro): Promise<Page> {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: corro.url });
  const page = await context.newPage();
  await page.addInitScript(recordFrames);
  const ready = page.waitForResponse(/\/assets\/background-/);
  await visit(page, { corro, customer: demoCustomer, path: '/' });
  await ready;
  return page;
}

type Measure<Seen> = (page: Page, tap: Tap) => Promise<Seen>;

async function goRound<Seen>(
  page: Page,
  measure: Measure<Seen>,
  note: (seen: Seen, tap: Tap) => unknown,
): Promise<void> {
  for (const one of taps) {
    // Waits until the transition has ended, because during it a tap hits the browser's snapshot of the page.
    if (one.before !== undefined) await one.before(page).then(() => page.waitForTimeout(settleMs));
    note(await measure(page, one), one);
  }
}

/** Measures times without a trace, because a trace slows the page down. */
const timed: Measure<Tapped> = (page, { target, content }) => tap(page, target(page), content);

const traced: Measure<LongestTasks> = (page, one) => longestTasks(page, () => timed(page, one));

/** Milliseconds before the first tap: the time in which a customer reads the total. */
const readMs = 2000;

/** Measures the first tap after a cold start. */
async function tapFirst<Seen>(
  browser: Browser,
  corro: Corro,
  measure: Measure<Seen>,
): Promise<Seen> {
  const page = await openHome(browser, corro);
  await page.waitForTimeout(readMs);
  const setSpeed = await throttle(page);
  await setSpeed(slowdown);
  const [navigation] = taps;
  if (navigation === undefined) throw new Error('there is no tap');
  const seen = await measure(page, navigation);
  await page.context().close();
  return seen;
}

async function throttle(page: Page): Promise<(rate: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (rate) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  };
}

function p75(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;
}
