import { paths } from '@corro/web/links';
import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { setTextSize } from './harness/textSize.ts';
import { visit } from './harness/visit.ts';

const t = messagesOf('es');

test('a tablet shows home in two columns, and in one column with large text', async ({
  page,
  corro,
  customer,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await visit(page, { corro, customer, path: '/' });
  const first = page.getByText(t('home.portfolio'), { exact: true });
  const second = page.getByRole('link', { name: t('route.recharge'), exact: true });
  await expect(second).toBeVisible();
  await expect(async () => {
    const left = (await first.boundingBox())!;
    expect((await second.boundingBox())!.x).toBeGreaterThan(left.x + left.width);
  }).toPass();

  await setTextSize(page, 200);
  await expect(async () => {
    const above = (await first.boundingBox())!;
    expect((await second.boundingBox())!.y).toBeGreaterThan(above.y + above.height);
  }).toPass();
});

test('an empty portfolio is in the middle of a landscape phone', async ({
  page,
  corro,
  customer,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, { corro, customer, path: paths.positions('forex', '1') });
  const title = page.getByText(t('trade.empty.title.forex'), { exact: true });
  await expect
    .poll(async () => {
      const { x, width } = (await title.boundingBox())!;
      return Math.round(x + width / 2);
    })
    .toBe(422);
});

test('bars and page stay inside the safe area of the screen', async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path: '/stock/trading/KO/US/Coca-Cola' });
  const review = page.getByRole('button', { name: t('ticket.review.buy'), exact: true });
  await expect(review).toBeEnabled();
  const screen = await page.context().newCDPSession(page);
  const inset = (insets: object) => screen.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await inset({ top: 48, topMax: 48, bottom: 34, bottomMax: 34 });
  const back = page.getByRole('button', { name: t('shell.back') });
  await expect(async () => {
    expect((await back.boundingBox())!.y).toBeGreaterThanOrEqual(48);
    const below = (await review.boundingBox())!;
    expect(below.y + below.height).toBeLessThanOrEqual(844 - 34);
  }).toPass();

  await page.setViewportSize({ width: 640, height: 360 });
  await inset({ left: 48, leftMax: 48, right: 48, rightMax: 48 });
  for (const control of [back, review]) {
    await expect(async () => {
      const box = (await control.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(48);
      expect(box.x + box.width).toBeLessThanOrEqual(640 - 48);
    }).toPass();
  }
});
