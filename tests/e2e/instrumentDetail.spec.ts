import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { visit } from './harness/visit.ts';
import { ActivityPage } from './pages/ActivityPage.ts';
import { StockPage } from './pages/StockPage.ts';
import { TradingPage } from './pages/TradingPage.ts';

const t = messagesOf('es');
const path = '/stock/v2/KO/Coca-Cola';

test(
  'shows a position after a purchase, links to its records and to help, and sells it',
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
    // The position is worth 10 × 43.75 = 437.50. The lot was bought today, so today's gain counts from its cost.
    await expect(stock.position).toContainText(/437\.50/);
    await expect(stock.position).toContainText('US$\u00a043.75');
    await expect(stock.sellLink).toBeVisible();

    await stock.recordsLink.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/records\?symbol=KO$/);
    const records = page.getByRole('list', { name: t('records.list') }).getByRole('listitem');
    await expect(records).toHaveCount(1);

    // Two taps lead from the order to a case about it.
    const order = await new ActivityPage(page, t).open(records);
    const number = await order.number();
    const help = await order.help();
    await expect(help.sheet).toContainText(number);
    const service = await help.send('case.subject.wrong-amount');
    await expect(service.message(t('case.state.open'))).toBeVisible();
    await expect(service.message(`${t('case.kind.stock')} · Coca-Cola`)).toBeVisible();
    await expect(service.operationLink).toHaveAttribute('href', `/records#${number}`);
    // Going back leads to the list, because the chat has replaced the history entry of the sheet.
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

test('in landscape the ticket shows its quantity without scrolling', async ({
  page,
  corro,
  customer,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, { corro, customer, path: '/stock/trading/KO/US/Coca-Cola' });
  const bottom = page.getByRole('contentinfo');
  await expect(async () => {
    const quantity = (await new TradingPage(page, t).quantity.boundingBox())!;
    expect(quantity.y + quantity.height).toBeLessThanOrEqual((await bottom.boundingBox())!.y);
  }).toPass();
});

test('in landscape the chart fills the space between the bars', async ({
  page,
  corro,
  customer,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, { corro, customer, path });
  const stock = new StockPage(page, t);
  await expect(stock.chart).toBeVisible();
  const bars = { top: page.getByRole('banner'), bottom: page.getByRole('contentinfo') };
  await expect(async () => {
    const chart = (await stock.chart.boundingBox())!;
    const top = (await bars.top.boundingBox())!;
    const bottom = (await bars.bottom.boundingBox())!;
    expect(chart.y).toBeGreaterThanOrEqual(top.y + top.height);
    expect(chart.y + chart.height).toBeLessThanOrEqual(bottom.y);
    // The chart fills the space between the bars, except 40 px for margins.
    expect(chart.height).toBeGreaterThan(bottom.y - top.y - top.height - 40);
    expect(chart.width).toBeGreaterThan(844 / 2);
  }).toPass();
  await page.evaluate(() => scrollTo(0, 300));
  await expect(bars.top).toBeInViewport({ ratio: 1 });
  await expect(bars.bottom).toBeInViewport({ ratio: 1 });
});

test('says that a change failed, even if the network was lost before the first message', async ({
  page,
  corro,
  customer,
}) => {
  const messages = page.waitForResponse(/ShownToast/);
  await visit(page, { corro, customer, path });
  await messages;
  const star = page.getByRole('button', { name: t('stock.favourite') });
  await expect(star).toBeEnabled();
  await page.route('**/*', (route) => route.abort());
  await star.click();
  await expect(page.getByText(t('stock.favouriteFailed')).first()).toBeVisible();
});
