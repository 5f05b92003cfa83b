import type { Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { HeldScripts } from './harness/heldScripts.ts';
import { type Locale, messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';

/** Texts that each page shows before the app's scripts run. */
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
    test(`${path} shows its screen before its scripts run, in ${locale}`, async ({
      page,
      corro,
      customer,
    }) => {
      const t = messagesOf(locale);
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await open(page, { corro, customer, path, locale });
      for (const id of words) {
        await expect(inertApp(page).getByText(t(id), { exact: true }).first()).toBeVisible();
      }
      expect(errors).toEqual([]);
    });
  }
}

test('the page of a sale does not show the screen of a purchase', async ({
  page,
  corro,
  customer,
}) => {
  const path = '/stock/trading/KO/US/Coca-Cola?type=sell';
  await open(page, { corro, customer, path });
  await expect(inertApp(page)).toBeVisible();
  await expect(
    inertApp(page).getByText(messagesOf('es')('ticket.buy'), { exact: true }),
  ).toHaveCount(0);
});
