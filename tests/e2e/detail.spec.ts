import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './harness/corro.ts';
import { drag } from './harness/drag.ts';
import { messagesOf } from './harness/messages.ts';
import { dayOfPurchase } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { ActivityPage } from './pages/ActivityPage.ts';
import { StockPage } from './pages/StockPage.ts';

const t = messagesOf('es');
const path = '/stock/v2/KO/Coca-Cola';

test(
  'shows a position after a purchase, sells it from the bar, and leads to its records',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await visit(page, { corro, customer, path });
    const stock = new StockPage(page, t);
    await expect(page.getByRole('region', { name: t('stock.figures') })).toBeVisible();
    await expect(stock.position).toHaveCount(0);
    await expect(stock.sellLink).toHaveCount(0);

    const ticket = await stock.buy();
    await ticket.reviewPurchase('10');
    await ticket.confirmOrder('buy');

    await page.goto(path);
    // 10 at 43.75, and still there: bought today, it counts from its cost.
    await expect(stock.position).toContainText(/437\.50/);
    await expect(stock.position).toContainText('US$\u00a043.75');
    await expect(stock.sellLink).toBeVisible();

    // The receipt in the header, by the keyboard.
    await stock.recordsLink.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/records\?symbol=KO$/);
    const records = page.getByRole('list', { name: t('records.list') }).getByRole('listitem');
    await expect(records).toHaveCount(1);

    // Help with this order: two taps open a case, which leads back to it.
    const order = await new ActivityPage(page, t).open(records);
    const number = await order.number();
    const help = await order.help();
    await expect(help.sheet).toContainText(number);
    const service = await help.send('case.subject.wrong-amount');
    await expect(service.message(t('case.state.open'))).toBeVisible();
    await expect(service.message(`${t('case.kind.stock')} · Coca-Cola`)).toBeVisible();
    await expect(service.operationLink).toHaveAttribute('href', `/records#${number}`);
    // The chat took the place of the sheet: back leads to the records.
    await page.goBack();
    await expect(page).toHaveURL(/\/records\?symbol=KO$/);
    await expect(records).toHaveCount(1);
    await page.goto('/records?symbol=PFE');
    await expect(page.getByText(t('records.empty.all'))).toBeVisible();
    await page.getByRole('link', { name: t('records.showAllInstruments') }).click();
    await expect(records).toHaveCount(1);

    await page.goto(path);
    const sale = await stock.sell();
    await expect(page).toHaveURL(/type=sell/);
    await sale.reviewSale(10);
    await sale.confirmOrder('sell');
    await page.goto(path);
    await expect(page.getByRole('region', { name: t('stock.figures') })).toBeVisible();
    await expect(stock.position).toHaveCount(0);
    await expect(stock.sellLink).toHaveCount(0);
  },
);

test(
  'a finger that goes sideways reads the chart, one that goes down scrolls the page',
  { tag: '@core' },
  async ({ page, corro, customer }) => {
    await page.clock.setSystemTime(dayOfPurchase);
    await visit(page, { corro, customer, path });
    const stock = new StockPage(page, t);
    await stock.showRange('month');
    const change = stock.change('month');
    await expect(change).toContainText('%');
    const box = (await stock.chart.boundingBox())!;
    const at = (right: number, down: number) => ({ x: box.x + 120 + right, y: box.y + 120 + down });
    const scrolled = () => page.evaluate(() => scrollY);

    await drag(page, [at(0, 0), at(12, 1), at(60, 30), at(80, 60)], async () => {
      await expect(change).toBeHidden();
      expect(await scrolled()).toBe(0);
    });
    await expect(change).toBeVisible();
    await drag(page, [at(0, 0), at(1, -12), at(2, -40), at(3, -90)], async () => {
      await expect.poll(scrolled).toBeGreaterThan(0);
      await expect(change).toBeVisible();
    });
  },
);

test('on a phone held sideways the bars stay, and the chart fills what they leave', async ({
  page,
  corro,
  customer,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, { corro, customer, path });
  const stock = new StockPage(page, t);
  await expect(stock.chart).toBeVisible();
  const bars = { top: page.getByRole('banner'), bottom: page.getByRole('contentinfo') };
  const chart = (await stock.chart.boundingBox())!;
  const top = (await bars.top.boundingBox())!;
  const bottom = (await bars.bottom.boundingBox())!;
  expect(chart.y).toBeGreaterThanOrEqual(top.y + top.height);
  expect(chart.y + chart.height).toBeLessThanOrEqual(bottom.y);
  // All but the air around it.
  expect(chart.height).toBeGreaterThan(bottom.y - top.y - top.height - 40);
  expect(chart.width).toBeGreaterThan(844 / 2);
  await page.evaluate(() => scrollTo(0, 300));
  await expect(bars.top).toBeInViewport({ ratio: 1 });
  await expect(bars.bottom).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await stock.showRange('year');
  await expect(stock.change('year')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
