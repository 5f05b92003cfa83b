import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { HeldScripts } from './harness/heldScripts.ts';
import { type Locale, messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';

/** What a page shows of its screen, and what it lacks of it, before a single script of the app is there. */
const screens = [
  {
    path: '/',
    words: ['home.portfolio', 'home.balance', 'nav.home'],
    figure: { es: /^US\$\s25,000\.00$/, de: /^US\$\s25\.000,00$/ },
  },
  { path: '/markets', words: ['markets.movers', 'markets.list'], figure: null },
  {
    path: '/stock/v2/KO/Coca-Cola',
    words: ['ticket.buy'],
    figure: { es: /^US\$\s\d\d\.\d\d$/, de: /^US\$\s\d\d,\d\d$/ },
  },
  {
    path: '/stock/trading/KO/US/Coca-Cola?type=buy',
    words: ['ticket.buy', 'ticket.sell'],
    figure: null,
  },
] as const;

const inertApp = (page: Page) => page.locator('#app[inert]');

/** What stands there in large figures. */
const largest = (page: Page) =>
  page
    .locator('#app')
    .getByText(/^US\$\s[\d.,]+$/)
    .locator('visible=true')
    .first();

async function open(page: Page, where: Parameters<typeof visit>[1]): Promise<HeldScripts> {
  const scripts = await HeldScripts.of(page);
  scripts.hold(() => true);
  await visit(page, { ...where, waits: false });
  return scripts;
}

/** Where it begins, and its middle: its box is as high as the line or as the letters. */
async function placeOf(figure: Locator) {
  const { x, y, height } = (await figure.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  return { x, middle: y + height / 2 };
}

async function isAt(figure: Locator, before: Awaited<ReturnType<typeof placeOf>>) {
  const { x, middle } = await placeOf(figure);
  return x === before.x && Math.abs(middle - before.middle) < 1;
}

for (const { path, words, figure } of screens) {
  for (const locale of ['es', 'de'] as const satisfies readonly Locale[]) {
    test(`${path} shows itself before its scripts are there, in ${locale}`, async ({
      page,
      corro,
      customer,
    }) => {
      const t = messagesOf(locale);
      const complaints: string[] = [];
      page.on('console', (said) => void (said.type() === 'error' && complaints.push(said.text())));
      const scripts = await open(page, { corro, customer, path, locale });
      for (const id of words) {
        await expect(inertApp(page).getByText(t(id), { exact: true }).first()).toBeVisible();
      }
      if (path.includes('KO')) {
        await expect(
          inertApp(page).getByRole('heading', { includeHidden: true, level: 1 }),
        ).toHaveText('Coca-Cola');
      }
      await expect(inertApp(page)).not.toContainText('~');
      if (figure !== null) {
        await expect(largest(page)).toHaveText(figure[locale]);
        const before = {
          text: await largest(page).textContent(),
          place: await placeOf(largest(page)),
        };
        await scripts.passAll();
        await expect(inertApp(page)).toHaveCount(0);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(largest(page)).toHaveText(before.text ?? '');
        await expect.poll(() => isAt(largest(page), before.place)).toBe(true);
      }
      expect(complaints).toEqual([]);
    });
  }
}

test('the page hides the total while the eye is closed', async ({ page, corro, customer }) => {
  await page.addInitScript(() => localStorage.setItem('amounts', 'hidden'));
  const read = page.waitForResponse(/user\/info/);
  await open(page, { corro, customer, path: '/' });
  await read;
  await expect(inertApp(page).getByText(messagesOf('es')('home.balance'))).toBeVisible();
  await page.waitForTimeout(500);
  await expect(largest(page)).toHaveCount(0);
});

test('the page takes a figure back before it is old', async ({ page, corro, customer }) => {
  await page.clock.install();
  await open(page, { corro, customer, path: '/stock/v2/KO/Coca-Cola' });
  await expect(largest(page)).toBeVisible();
  await page.clock.fastForward(9000);
  await expect(largest(page)).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(largest(page)).toHaveCount(0);
});

test('a page for another state of a screen shows none of it', async ({ page, corro, customer }) => {
  const path = '/stock/trading/KO/US/Coca-Cola?type=sell';
  await open(page, { corro, customer, path });
  await expect(inertApp(page)).toBeVisible();
  await expect(
    inertApp(page).getByText(messagesOf('es')('ticket.buy'), { exact: true }),
  ).toHaveCount(0);
});
