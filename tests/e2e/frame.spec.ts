import { AxeBuilder } from '@axe-core/playwright';
import { devices, type Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { FramePage } from './pages/FramePage.ts';

const t = messagesOf('es');

test.use({ ...devices['Desktop Chrome'], viewport: { width: 1366, height: 700 } });

test(
  'spec §1 desktop: the app opens in a phone at the requested address',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    const frame = await new FramePage(page, t).open('/ipo');
    await expect(async () => expect(await frame.scan()).toBe(`${corro.url}/ipo`)).toPass();
    await frame.phone.locator('input[name="phone"]').fill(customer.phone);
    await frame.phone.locator('input[name="password"]').fill(customer.password);
    await frame.phone.locator('input[name="password"]').press('Enter');
    await expect(frame.screen('ipo.list')).toBeVisible();

    await frame.inside.evaluate(() => location.assign('/markets?page=2'));
    await expect(frame.screen('nav.markets')).toBeVisible();
    await expect(async () =>
      expect(await frame.scan()).toBe(`${corro.url}/markets?page=2`),
    ).toPass();
    await page.reload();
    await expect(frame.screen('nav.markets')).toBeVisible();
    expect(await frame.inside.evaluate(() => location.pathname + location.search)).toBe(
      '/markets?page=2',
    );

    await frame.button('frame.open').click();
    await expect(page).toHaveURL(`${corro.url}/markets?page=2`);
    await expect(page.getByRole('heading', { level: 1, name: t('nav.markets') })).toBeVisible();
  },
);

test('a language or theme chosen in the page or in the phone applies to both', async ({
  page,
  corro,
  customer,
}) => {
  const frame = new FramePage(page, t);
  await visit(page, { corro, customer, path: '/settings' });
  await frame.screen('route.settings').waitFor();
  const themeOf = (root: 'page' | 'phone') =>
    (root === 'page' ? page.mainFrame() : frame.inside).evaluate(
      () => document.documentElement.dataset['theme'],
    );

  await frame.phone.getByText(t('settings.theme.dark'), { exact: true }).click();
  await expect(frame.choice(t('settings.theme.dark'))).toBeChecked();
  await expect.poll(() => themeOf('page')).toBe('dark');
  await page.getByText(t('settings.theme.light'), { exact: true }).click();
  await expect(
    frame.phone.getByRole('radio', { name: t('settings.theme.light'), exact: true }),
  ).toBeChecked();
  await expect.poll(() => themeOf('phone')).toBe('light');

  const german = new FramePage(page, messagesOf('de'));
  await page.getByText('Deutsch', { exact: true }).click();
  await expect(german.screen('route.settings')).toBeVisible();
  await expect(german.title).toBeVisible();

  await frame.phone.getByRole('button', { name: /English/ }).click();
  const english = new FramePage(page, messagesOf('en'));
  await expect(english.screen('route.settings')).toBeVisible();
  await expect(english.title).toBeVisible();
  await expect(english.choice('English')).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the keyboard skips into the app and out again', async ({ page, corro }) => {
  const frame = await new FramePage(page, t).open('/login');
  const language = frame.phone.getByRole('button', { name: `ES ${t('settings.language')}` });
  // Waits until the app runs. Only then is there a language button, which the prerendered page lacks.
  await language.waitFor();
  await page.keyboard.press('Tab');
  await expect(frame.button('frame.skip')).toBeFocused();
  await expect(frame.button('frame.skip')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(language).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(frame.button('frame.open')).toBeFocused();

  await frame.phone.getByRole('link', { name: t('login.register'), exact: true }).focus();
  while (await frame.inside.evaluate(() => document.hasFocus())) await page.keyboard.press('Tab');
  await expect(frame.button('frame.back')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(frame.button('frame.skip')).toBeFocused();
  expect(page.url()).toContain(corro.url);
});

test('code in the phone cannot navigate the page around it', async ({ page, corro }) => {
  const frame = await new FramePage(page, t).open('/login');
  await frame.phone.locator('input[name="phone"]').waitFor();
  const refused = await frame.inside.evaluate(() => {
    try {
      if (top !== null) top.location.href = '/healthz';
      return 'navigated';
    } catch (error) {
      return String(error);
    }
  });
  expect(refused).toMatch(/^SecurityError/);

  await page.goto('/frame/?at=https%3A%2F%2Fexample.com%2F');
  await expect(frame.phone.locator('input[name="phone"]')).toBeVisible();
  expect(new URL(frame.inside.url()).origin).toBe(corro.url);
});

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('the phone fits into windows of every size', async ({ page, corro }) => {
  await page.context().addCookies([{ name: 'corro-locale', value: 'de', url: corro.url }]);
  const frame = await new FramePage(page, messagesOf('de')).open('/login');
  await frame.phone.locator('input[name="phone"]').waitFor();
  for (const [width, height] of [
    [1024, 600],
    [1366, 768],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('iframe')).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('iframe')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => widthOf(page)).toBe(width);
  }
  // This size equals 1280 × 1024 px at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(() => widthOf(page)).toBe(320);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the desktop page passes axe, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const frame = await new FramePage(page, t).open('/login');
    await frame.phone.locator('input[name="phone"]').waitFor();
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .exclude(['iframe', 'body'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });
}
