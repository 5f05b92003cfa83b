import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './harness/corro.ts';
import { newDatabaseUrl } from './harness/newDatabaseUrl.ts';
import { hasten } from './harness/hasten.ts';
import { holdCash } from './harness/heldCash.ts';
import { startCorro } from './harness/startCorro.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { TradingPage } from './pages/TradingPage.ts';

// An order whose row another transaction holds, on a real Postgres. Seconds are the page's.
// `HELD_SPEED=1` runs every case at its full length.

const speed = Number(process.env['HELD_SPEED'] ?? 20);
const isFullLength = speed === 1;
/** How long the server may take to decide a call, in milliseconds of its own. */
const callMs = isFullLength ? 8000 : 3000;

const t = messagesOf('es');
const buyCall = '**/api/stock/success/deal/buy';

const test = base.extend<object, { databaseUrl: string }>({
  databaseUrl: [...newDatabaseUrl],
  corro: [
    async ({ databaseUrl }, give) => {
      const { corro, close } = await startCorro({ databaseUrl, limits: { callMs } });
      // What a test does past the app is not in such a hurry.
      const patient = await startCorro({ databaseUrl });
      await give({ ...corro, accounts: patient.corro.accounts });
      await patient.close();
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** What happens to the first call: it is answered, its answer is lost, the page is loaded again meanwhile. */
const ways = ['answered', 'lost', 'reloaded'] as const;

type Case = readonly [seconds: number, way: (typeof ways)[number]];

const all = [5, 40, 70, 300].flatMap((seconds) => ways.map((way): Case => [seconds, way]));
const some: Case[] = [
  [5, 'answered'],
  [40, 'lost'],
  [70, 'reloaded'],
  [300, 'lost'],
];

const titles = {
  done: 'ticket.sheet.done.buy',
  refused: 'ticket.sheet.refused',
  expired: 'ticket.sheet.expired',
  unknown: 'ticket.sheet.reconciling',
  stillUnknown: 'ticket.sheet.unreachable',
} as const;

/** The title of the sheet, where it is one of these. */
function titled({ sheet }: TradingPage, ...names: (keyof typeof titles)[]): Locator {
  return names
    .map((name) => sheet.getByRole('heading', { name: t(titles[name]), exact: true }))
    .reduce((one, other) => one.or(other));
}

/** Lets the first order out, and its answer not in. */
async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    buyCall,
    async (route) => {
      void route.fetch({ timeout: 0 }).catch(() => undefined);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

for (const [seconds, way] of isFullLength ? all : some) {
  test(`an order behind a row held for ${seconds} s has one end: ${way}`, async ({
    page,
    corro,
    databaseUrl,
    customer,
  }) => {
    const heldMs = (seconds * 1000) / speed;
    test.setTimeout(120_000 + heldMs);
    const orders = () => corro.accounts.orders(customer.phone, customer.password);
    await page.clock.install();
    await visit(page, { corro, customer, path: '/stock/trading/KO/US/Coca-Cola' });
    const ticket = new TradingPage(page, t);
    await ticket.reviewPurchase('1');
    if (way === 'lost') await loseAnswer(page);

    const letGo = await holdCash(databaseUrl, customer.phone);
    const released = sleep(heldMs).then(letGo);
    const sent = page.waitForRequest(buyCall);
    await ticket.confirm('buy').click();
    await sent;
    if (way === 'reloaded') await page.reload();

    const known = titled(ticket, 'done', 'refused', 'expired');
    if (seconds > 10) {
      if (isFullLength) await sleep(11_000);
      else await page.clock.runFor(11_000);
      await expect(known.or(titled(ticket, 'unknown', 'stillUnknown'))).toBeVisible();
    }
    await hasten(page, speed, () => known.waitFor({ timeout: 100_000 + heldMs }));
    const isDone = await titled(ticket, 'done').isVisible();
    if (seconds === 5) expect(isDone).toBe(true);
    if (seconds === 300) expect(isDone).toBe(false);

    // What the app has said stays true once the row is free and every call has had its time.
    await released;
    await sleep(callMs);
    expect(await orders()).toEqual(isDone ? ['buy 1 KO @ 43.75'] : []);
    await expect(known).toBeVisible();
  });
}
