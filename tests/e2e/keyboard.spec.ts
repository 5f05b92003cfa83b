import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { untilHydrated } from './harness/ready.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { OffersPage } from './pages/OffersPage.ts';
import { ServicePage } from './pages/ServicePage.ts';
import { TradingPage } from './pages/TradingPage.ts';

const t = messagesOf('es');
const smallPhone = { width: 360, height: 640 };
/** Height of the page above the keyboard, in CSS pixels. */
const aboveKeyboard = 340;
test.use({ viewport: smallPhone });

/** Raises the keyboard as Android does: the page becomes shorter. */
async function raiseKeyboard(page: Page): Promise<void> {
  await page.setViewportSize({ ...smallPhone, height: aboveKeyboard });
}

/** Opens the keyboard on focus as iOS does: it covers the page, and only the visual viewport becomes shorter. */
async function overlayKeyboard(page: Page, seen = aboveKeyboard): Promise<void> {
  await page.addInitScript((height) => {
    const view = globalThis.visualViewport;
    if (view === null) return;
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      Object.defineProperty(view, 'height', { configurable: true, value: height });
      view.dispatchEvent(new Event('resize'));
    });
  }, seen);
}

/** Lists the parts of a form that the keyboard or another element hides: the field, its problem, or the button. */
async function hiddenParts(
  field: Locator,
  submit: Locator,
  seen = aboveKeyboard,
): Promise<string[]> {
  const button = await submit.elementHandle();
  return field.evaluate(
    (control, { height, pressed }) => {
      const description = control.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
      const parts = { control, problem: document.getElementById(description), button: pressed };
      return Object.entries(parts).flatMap(([name, part]) => {
        if (!(part instanceof Element)) return [];
        const { top, bottom, left, width } = part.getBoundingClientRect();
        if (top < 0 || bottom > height) return [`${name} at ${top} to ${bottom}`];
        const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
        const isHit = hit !== null && (part.contains(hit) || hit.contains(part));
        return isHit ? [] : [`${name} is covered by ${hit?.outerHTML.slice(0, 80)}`];
      });
    },
    { height: seen, pressed: button },
  );
}

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

/** Focuses the fields and submits them empty. Expects that the field with the problem and the button stay visible. */
async function expectVisible(page: Page, names: readonly string[], submit: Locator): Promise<void> {
  await submit.waitFor();
  for (const name of names) {
    await field(page, name).click();
    await raiseKeyboard(page);
    await expect.poll(() => hiddenParts(field(page, name), submit), name).toEqual([]);
    await field(page, name).fill('');
    await field(page, name).press('Enter');
    const next = page.locator('input:focus');
    await expect.poll(() => hiddenParts(next, submit), `${name}, sent`).toEqual([]);
    await page.setViewportSize(smallPhone);
  }
}

const button = (page: Page, id: string) => page.getByRole('button', { name: t(id), exact: true });

test('a long form keeps field, problem and button above the keyboard', async ({ page }) => {
  await page.goto('/forgot-password');
  await untilHydrated(page);
  await field(page, 'phone').fill('5500000001');
  await button(page, 'register.next').click();
  const fields = ['code', 'newPassword', 'confirmation'];
  await expectVisible(page, fields, button(page, 'forgot.submit'));
  const sizes = await page
    .locator('input:visible')
    .evaluateAll((all) => all.map((input) => Number.parseFloat(getComputedStyle(input).fontSize)));
  expect(Math.min(...sizes), 'iOS zooms into smaller text').toBeGreaterThanOrEqual(16);
});

test('a keyboard over the page, as on iOS, hides neither field nor button', async ({ page }) => {
  await overlayKeyboard(page);
  await page.goto('/register');
  await untilHydrated(page);
  const submit = button(page, 'register.next');
  for (const name of ['invitation', 'phone']) {
    await field(page, name).focus();
    await expect.poll(() => hiddenParts(field(page, name), submit), name).toEqual([]);
    await field(page, name).press('Enter');
    const next = page.locator('input:focus');
    await expect.poll(() => hiddenParts(next, submit), `${name}, sent`).toEqual([]);
  }
});

test('in landscape a keyboard leaves the field in view and the button in reach', async ({
  page,
  corro,
  customer,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  const seen = 160;
  await overlayKeyboard(page, seen);
  for (const [path, name, id] of [
    ['/settings/login-password', 'confirmation', 'password.save'],
    ['/recharge', 'amount', 'recharge.review'],
    ['/stock/trading/KO/US/Coca-Cola', 'quantity', 'ticket.review.buy'],
  ] as const) {
    await visit(page, { corro, customer, path });
    const [control, submit] = [field(page, name), button(page, id)];
    await submit.waitFor();
    await control.focus();
    await expect.poll(() => hiddenParts(control, control, seen), path).toEqual([]);
    // Scrolls more than once, because the page may still be moving to the field.
    const hiddenAtEnd = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return hiddenParts(submit, submit, seen);
    };
    await expect.poll(hiddenAtEnd, path).toEqual([]);
  }
});

test('the ticket keeps its field, totals and button above the keyboard', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/stock/trading/KO/US/Coca-Cola' });
  const ticket = new TradingPage(page, t);
  await ticket.quantity.click();
  await raiseKeyboard(page);
  // The bar grows with the total, after the page has moved to the field.
  await expect.poll(() => hiddenParts(ticket.quantity, ticket.review('buy'))).toEqual([]);
  await page.keyboard.type('11');
  await expect(ticket.total).toBeVisible();
  for (const part of [ticket.review('buy'), ticket.total, page.getByText(/≈.MX\$/)]) {
    await expect.poll(() => hiddenParts(ticket.quantity, part)).toEqual([]);
  }
  await page.setViewportSize(smallPhone);
  await ticket.inDollars();
  await expectVisible(page, ['money'], ticket.review('buy'));
});

test('a sheet keeps its quantity and a first transaction code above the keyboard', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/qip' });
  const qip = await new OffersPage(page, t).choose('KO');
  await qip.quantity.click();
  await raiseKeyboard(page);
  const review = qip.button('ticket.review.buy');
  await expect.poll(() => hiddenParts(qip.quantity, review)).toEqual([]);
  const maximum = await qip.quantity.inputValue();
  await qip.quantity.fill('5');
  // The minimum is named 3 s later.
  await expect(qip.quantity).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => hiddenParts(qip.quantity, review)).toEqual([]);
  await qip.quantity.fill(maximum);
  await page.setViewportSize(smallPhone);
  await (await qip.review()).button('offers.createCode').click();
  await raiseKeyboard(page);
  await expect(qip.code).toBeFocused();
  await expect.poll(() => hiddenParts(qip.code, qip.code)).toEqual([]);
  await qip.code.fill('135790');
  await expect(qip.confirmation).toBeFocused();
  const again = qip.button('code.again');
  await expect.poll(() => hiddenParts(qip.confirmation, again)).toEqual([]);
  await qip.confirmation.fill('135791');
  const wrong = page.locator('input:focus');
  await expect.poll(() => hiddenParts(wrong, wrong)).toEqual([]);
});

test('the chat keeps its field and button above the keyboard', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/customer-service' });
  const service = new ServicePage(page, t);
  await service.field.click();
  await raiseKeyboard(page);
  const send = button(page, 'chat.send');
  await expect.poll(() => hiddenParts(service.field, send)).toEqual([]);
  await service.field.fill('uno\ndos\ntres\ncuatro\ncinco\nseis\nsiete\nocho');
  await expect.poll(() => hiddenParts(service.field, send)).toEqual([]);
});
