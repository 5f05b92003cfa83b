import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { waiting } from './harness/waiting.ts';

/** What is read again and again: named, the address, the call, and how often in seconds. */
const polls = [
  ['spec §9 refresh index cards', '/', '/v2/yahoo', 5],
  ['spec §9 refresh unread count', '/settings', '/user_message/unread-count', 10],
  ['spec §9 refresh stock detail list', '/stock/v2/KO/Coca-Cola', '/v2/yahoo', 3],
  ['spec §9 refresh account', '/account', '/v2/user/info', 3],
  ['spec §9 refresh forex price', '/forex', '/v2/currency/list', 5],
  ['spec §9 refresh futures list', '/futures', '/v2/market/list', 5],
  ['spec §9 refresh treasury list', '/treasury-debt', '/v2/market/list', 5],
  ['spec §9 refresh positions', '/trade', '/v2/transaction', 5],
  ['spec §9 refresh trading screen', '/stock/trading/KO/US/Coca-Cola', '/v2/yahoo', 3],
] as const;

for (const [name, path, call, seconds] of polls) {
  test(`${name}: every ${seconds} s`, async ({ page, corro, customer }) => {
    /** Of several that are read the first is looked at. A chart is read slower, and the lines of cards come once. */
    let watched: string | undefined;
    let asked = 0;
    let answered = 0;
    const isWatched = (url: string) => {
      if (url.includes(call) && !/(interval|lines)=/.test(url)) watched ??= url;
      return url === watched;
    };
    page.on('request', (request) => (asked += isWatched(request.url()) ? 1 : 0));
    page.on('requestfinished', (request) => (answered += isWatched(request.url()) ? 1 : 0));
    await page.clock.install();
    await visit(page, { corro, customer, path });
    await expect.poll(() => answered).toBeGreaterThan(0);
    // The page has sent the first call before the app polls.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

    const before = asked;
    const times = 4;
    for (let second = 0; second < times * seconds; second += 1) {
      await expect.poll(() => asked - answered).toBe(0);
      await page.clock.runFor(1000);
    }
    await expect.poll(() => asked - before).toBe(times);
  });
}
