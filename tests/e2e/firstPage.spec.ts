import type { Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { HeldScripts } from './harness/heldScripts.ts';
import { type Locale, messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';

/** What a page shows of its screen before a single script of the app is there. */
const screens = [
  { path: '/', words: ['home.portfolio', 'home.balance', 'nav.home'] },
  { path: '/markets', words: ['markets.movers', 'markets.list'] },
  { path: '/stock/v2/KO/Coca-Cola', words: ['ticket.buy'] },
  { path: '/stock/trading/KO/US/Coca-Cola?type=buy', words: ['ticket.buy', 'ticket.sell'] },
] as const;

const inertApp = (page: Page) => page.locator('#app[inert]');

async function open(page: Page, where: Parameters<typeof visit>[1]): Promise<void> {
  const scripts = await HeldScripts.of(page);
  scripts.hold(() => true);
  await visit(page, { ...where, waits: false });
}

for (const { path, words } of screens) {
  for (const locale of ['es', 'de'] as const satisfies readonly Locale[]) {
    test(`${path} shows itself before its scripts are there, in ${locale}`, async ({
      page,
      corro,
      customer,
    }) => {
      const t = messagesOf(locale);
      const complaints: string[] = [];
      page.on('console', (said) => void (said.type() === 'error' && complaints.push(said.text())));
      await open(page, { corro, customer, path, locale });
      for (const id of words) {
        await expect(inertApp(page).getByText(t(id), { exact: true }).first()).toBeVisible();
      }
      expect(complaints).toEqual([]);
    });
  }
}

test('a page for another state of a screen shows none of it', async ({ page, corro, customer }) => {
  const path = '/stock/trading/KO/US/Coca-Cola?type=sell';
  await open(page, { corro, customer, path });
  await expect(inertApp(page)).toBeVisible();
  await expect(
    inertApp(page).getByText(messagesOf('es')('ticket.buy'), { exact: true }),
  ).toHaveCount(0);
});
