import { expect, test } from './harness/corro.ts';
import { dayOfSale } from './harness/recordedPrices.ts';
import { visit } from './harness/visit.ts';
import { wordsOf } from './harness/words.ts';
import { TradingPage } from './pages/TradingPage.ts';

const say = wordsOf('es');
const ticketOfCoke = '/stock/trading/KO/US/Coca-Cola';
const buyCall = '**/api/stock/success/deal/buy';

test.beforeEach(async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path: ticketOfCoke });
});

const refusals = [
  ['', 'Ingresa una cantidad'],
  ['0', 'La cantidad no puede ser menor que 1'],
  ['51', 'No puedes superar 50 en media posición'],
  ['1e3', 'La cantidad debe ser un número entero, solo con dígitos'],
  ['0x10', 'La cantidad debe ser un número entero, solo con dígitos'],
  ['１２', 'La cantidad debe ser un número entero, solo con dígitos'],
  ['-0', 'La cantidad debe ser un número entero, solo con dígitos'],
  ['1.5', 'La cantidad debe ser un número entero, solo con dígitos'],
  ['1,000', 'La cantidad debe ser un número entero, solo con dígitos'],
  ['9007199254740993', 'La cantidad debe ser un número entero, solo con dígitos'],
] as const;

test('refuses what is no quantity, at the field', async ({ page }) => {
  const ticket = new TradingPage(page, say);
  for (const [typed, said] of refusals) {
    await test.step(`«${typed}»`, async () => {
      // What was said of the one before is gone first.
      await ticket.quantity.fill('1');
      await expect(ticket.quantity).not.toHaveAttribute('aria-invalid', 'true');
      await ticket.quantity.fill(typed);
      await ticket.review('buy').click();
      await expect(page.getByText(said, { exact: true })).toBeVisible();
      await expect(ticket.quantity).toHaveAttribute('aria-invalid', 'true');
      await expect(ticket.quantity).toHaveValue(typed);
      await expect(ticket.sheet).toBeHidden();
    });
  }
});

test('makes one call of a double tap', async ({ page, corro, customer }) => {
  const keys: (string | undefined)[] = [];
  await page.route(buyCall, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.continue();
  });
  const ticket = new TradingPage(page, say);
  await ticket.reviewPurchase('1');
  await ticket.confirm('buy').dblclick();
  await ticket.done('buy').waitFor();
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(await corro.accounts.orders(customer.phone, customer.password)).toHaveLength(1);
});

test('looks an order up when its answer is lost, and never calls it failed', async ({
  page,
  corro,
  customer,
}) => {
  await page.route(buyCall, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const ticket = new TradingPage(page, say);
  await ticket.reviewPurchase('2');
  await ticket.confirm('buy').click();
  await ticket.done('buy').waitFor();
  expect(await corro.accounts.orders(customer.phone, customer.password)).toEqual([
    'buy 2 KO @ 43.75',
  ]);
  // 2 × 43.75 = 87.50; 0.03 % of it is 0.02625, rounded to 0.03; 25,000.00 − 87.53.
  expect(await corro.accounts.balance(customer.phone, customer.password)).toBe('24912.47');
});

test('looks an order up after a reload in the middle, and places it once', async ({
  page,
  corro,
  customer,
}) => {
  const answered = Promise.withResolvers<void>();
  await page.route(buyCall, async (route) => {
    await route.fetch();
    answered.resolve();
  });
  const ticket = new TradingPage(page, say);
  await ticket.reviewPurchase('3');
  await ticket.confirm('buy').click();
  await answered.promise;
  await page.reload();
  await ticket.done('buy').waitFor();
  expect(await corro.accounts.orders(customer.phone, customer.password)).toEqual([
    'buy 3 KO @ 43.75',
  ]);
});

test('asks again when the price moves by more than half a per cent', async ({
  page,
  corro,
  customer,
}) => {
  const ticket = new TradingPage(page, say);
  await ticket.reviewPurchase('1');
  corro.setTime(dayOfSale);
  const accept = ticket.sheet.getByRole('button', { name: /^Aceptar/ });
  await accept.click();
  await ticket.confirmOrder('buy');
  expect(await corro.accounts.orders(customer.phone, customer.password)).toEqual([
    'buy 1 KO @ 43.30',
  ]);
});

test('says what a refusal means and keeps the order to be changed', async ({ page }) => {
  await page.route(buyCall, (route) =>
    route.fulfill({ json: { msg: 'no', data: 'insufficient-funds' } }),
  );
  const ticket = new TradingPage(page, say);
  await ticket.reviewPurchase('4');
  await ticket.confirm('buy').click();
  await expect(ticket.sheet.getByText(say('hint.insufficient-funds'))).toBeVisible();
});

test('shows a code that it does not know in a general sentence', async ({ page }) => {
  await page.route(buyCall, (route) =>
    route.fulfill({ json: { msg: 'no', data: 'moon-in-the-way' } }),
  );
  const ticket = new TradingPage(page, say);
  await ticket.reviewPurchase('4');
  await ticket.confirm('buy').click();
  await expect(ticket.sheet.getByText(/moon-in-the-way/)).toBeVisible();
  await expect(ticket.sheet.getByText(/hint\./)).toHaveCount(0);
});

test('cannot be confirmed offline, and says why', async ({ page, context }) => {
  const ticket = new TradingPage(page, say);
  await ticket.reviewPurchase('1');
  await context.setOffline(true);
  await expect(ticket.sheet.getByText(say('flow.obstacle.offline'))).toBeVisible();
  await expect(ticket.confirm('buy')).toBeDisabled();
  await context.setOffline(false);
  await ticket.confirmOrder('buy');
});

test('completes a purchase by the keyboard alone', async ({ page, corro, customer }) => {
  const ticket = new TradingPage(page, say);
  await ticket.quantity.waitFor();
  const press = async (key: string, until: () => Promise<boolean>) => {
    for (let times = 0; times < 60; times += 1) {
      if (await until()) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${key} did not lead there.`);
  };
  const isFocused = (name: RegExp | string) => () =>
    page.evaluate(
      ([source, flags]) => {
        const element = document.activeElement;
        const label = element?.getAttribute('name') ?? element?.textContent ?? '';
        return new RegExp(source, flags).test(label);
      },
      [typeof name === 'string' ? name : name.source, ''] as const,
    );
  await press('Tab', isFocused('^quantity$'));
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await ticket.confirm('buy').waitFor();
  await press('Tab', isFocused(`^${say('ticket.confirm.buy')}`));
  await page.keyboard.press('Enter');
  await ticket.done('buy').waitFor();
  expect(await corro.accounts.orders(customer.phone, customer.password)).toEqual([
    'buy 5 KO @ 43.75',
  ]);
});
