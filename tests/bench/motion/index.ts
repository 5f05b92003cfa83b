/**
 * The main taps on a phone four times slower than this machine, with the data at hand: to the first
 * frame, to the content (at full speed too), the longest task, and what shifts, each beside its limit;
 * and the first tap of all, on the navigation.
 */
import { type Browser, devices, type Page } from '@playwright/test';
import { buildWhatIsStale } from '@corro/server';
import { newPhone } from '../../e2e/harness/accounts.ts';
import { startCorro } from '../../e2e/harness/startCorro.ts';
import { visit } from '../../e2e/harness/visit.ts';
import { openBrowser } from '../shared/browser.ts';
import { longestTasks, type LongestTasks } from '../shared/longestTask.ts';
import { bounded, compare, type Row } from '../shared/rows.ts';
import { noteFrames, settleMs, tap, type Tapped } from './tap.ts';
import { type Tap, taps } from './taps.ts';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const slowdown = 4;
const allowed = { firstFrameMs: 64, contentMs: 200, fullSpeedMs: 100, taskMs: 50, shift: 0 };

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
  await buildWhatIsStale();
  const { corro, close } = await startCorro();
  const browser = await openBrowser();
  const measured = new Map<string, Measured>();
  const first: { firstFrame: number; task: number }[] = [];
  try {
    const page = await openHome(browser, corro);
    const setSpeed = await throttle(page);
    // The first round fetches chunks and data.
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
      compare(`${name}: first frame, ms`, p75(firstFrame), allowed.firstFrameMs, 1),
      compare(`${name}: content, ms`, p75(content), allowed.contentMs, 1),
      compare(`${name}: content at full speed, ms`, p75(fullSpeed), allowed.fullSpeedMs, 1),
      compare(`${name}: longest task, CPU ms`, p75(task), allowed.taskMs, 1),
      compare(`${name}: longest task while it moves, CPU ms`, p75(moving), allowed.taskMs, 1),
      bounded(`${name}: layout shift`, Math.max(...shift), allowed.shift, allowed.shift),
    ]),
    compare(
      'first tap: first frame, ms',
      p75(first.map(({ firstFrame }) => firstFrame)),
      allowed.firstFrameMs,
      1,
    ),
    compare(
      'first tap: longest task, CPU ms',
      p75(first.map(({ task }) => task)),
      allowed.taskMs,
      1,
    ),
  ];

  function of(name: string): Measured {
    const known = measured.get(name) ?? {
      firstFrame: [],
      content: [],
      fullSpeed: [],
      task: [],
      moving: [],
      shift: [],
    };
    measured.set(name, known);
    return known;
  }
}

/** A new customer's home, once what moves is there. */
async function openHome(browser: Browser, corro: Corro): Promise<Page> {
  const customer = { phone: newPhone(), password: 'secreta-1' };
  await corro.accounts.register(customer.phone, customer.password);
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: corro.url });
  const page = await context.newPage();
  await page.addInitScript(noteFrames);
  const ready = page.waitForResponse(/\/assets\/background-/);
  await visit(page, { corro, customer, path: '/' });
  await ready;
  return page;
}

/** What a tap comes to. */
type Look<Seen> = (page: Page, tap: Tap) => Promise<Seen>;

async function goRound<Seen>(
  page: Page,
  look: Look<Seen>,
  note: (seen: Seen, tap: Tap) => unknown,
): Promise<void> {
  for (const one of taps) {
    // A tap on what still moves falls on the browser's picture of it.
    if (one.before !== undefined) await one.before(page).then(() => page.waitForTimeout(settleMs));
    note(await look(page, one), one);
  }
}

/** A trace takes time itself: what is timed has none. */
const timed: Look<Tapped> = (page, { target, content }) => tap(page, target(page), content);

const traced: Look<LongestTasks> = (page, one) => longestTasks(page, () => timed(page, one));

/** How long the app is left alone before its first tap: as long as it takes to read the total. */
const readMs = 2000;

/** The first tap of a customer who has just come, before any other screen was there. */
async function tapFirst<Seen>(browser: Browser, corro: Corro, look: Look<Seen>): Promise<Seen> {
  const page = await openHome(browser, corro);
  await page.waitForTimeout(readMs);
  const setSpeed = await throttle(page);
  await setSpeed(slowdown);
  const [navigation] = taps;
  if (navigation === undefined) throw new Error('there is no tap');
  const seen = await look(page, navigation);
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
