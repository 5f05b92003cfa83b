import type { Page } from '@playwright/test';
import { expect, test, type Corro, type Customer } from './harness/corro.ts';
import {
  hiddenParts,
  layKeyboardOver,
  lowerKeyboard,
  raiseKeyboard,
  smallPhone,
} from './harness/keyboard.ts';
import { visit } from './harness/visit.ts';
import { wordsOf } from './harness/words.ts';
import { CardsPage } from './pages/CardsPage.ts';
import { DealsPage } from './pages/DealsPage.ts';
import { LoanPage } from './pages/LoanPage.ts';

const say = wordsOf('es');
test.use({ viewport: smallPhone });

interface Form {
  readonly path: string;
  /** The main button, by the name of its sentence. */
  readonly submit: string;
  /** The fields that are typed in, by their names. */
  readonly fields: readonly string[];
  /** What leads from the page to the form. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** Without the need of a session. */
  readonly isPublic?: true;
}

const forms: readonly Form[] = [
  { path: '/login', submit: 'login.submit', fields: ['phone', 'password'], isPublic: true },
  {
    path: '/register',
    submit: 'register.submit',
    fields: ['phone', 'password', 'confirmation', 'invitation'],
    isPublic: true,
  },
  {
    path: '/forgot-password',
    submit: 'forgot.submit',
    fields: ['phone', 'code', 'newPassword', 'confirmation'],
    isPublic: true,
  },
  {
    path: '/settings/login-password',
    submit: 'forgot.submit',
    fields: ['currentPassword', 'newPassword', 'confirmation'],
  },
  { path: '/settings/real-name', submit: 'identity.submit', fields: ['name', 'idNumber'] },
  { path: '/recharge', submit: 'recharge.review', fields: ['amount'] },
  { path: '/withdraw', submit: 'withdraw.review', fields: ['amount'] },
  {
    path: '/stock/trading/KO/US/Coca-Cola',
    submit: 'ticket.review.buy',
    fields: ['quantity'],
  },
  {
    path: '/qip',
    submit: 'ticket.review.buy',
    fields: ['quantity'],
    open: (page) => new DealsPage(page, say).choose('KO'),
  },
  {
    path: '/qip',
    submit: 'ticket.confirm.buy',
    fields: ['code'],
    open: async (page) => (await new DealsPage(page, say).choose('KO')).review(),
  },
  {
    path: '/loan',
    submit: 'loan.review',
    fields: ['amount'],
    open: async (page) => {
      const ask = new LoanPage(page, say).main.getByRole('button', { name: say('loan.request') });
      await ask.first().click();
    },
  },
  {
    path: '/settings/bank-cards',
    submit: 'cards.save',
    fields: ['account', 'bankName', 'holder'],
    open: (page) => new CardsPage(page, say).add('bank'),
  },
  { path: '/forex', submit: 'codeSearch.button', fields: [] },
];

/** Opens a form on a small phone, as somebody who can fill it in. */
async function openForm(page: Page, form: Form, { corro, customer }: Given): Promise<void> {
  if (form.isPublic) {
    await page.goto(form.path);
    await page.waitForLoadState('networkidle');
    return;
  }
  const { phone, password } = customer;
  await corro.accounts.addCard(phone, password);
  await corro.accounts.setTransactionCode(phone, password, '246810');
  await visit(page, { corro, customer, path: form.path });
  await form.open?.(page);
}

interface Given {
  readonly corro: Corro;
  readonly customer: Customer;
}

for (const form of forms) {
  test(`above the keyboard, ${form.path} shows field, problem and «${say(form.submit)}»`, async ({
    page,
    corro,
    customer,
  }) => {
    await openForm(page, form, { corro, customer });
    const submit = page.getByRole('button', { name: say(form.submit), exact: true });
    const inputs = page.locator('input:visible, textarea:visible');
    const sizes = await inputs.evaluateAll((all) =>
      all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    );
    expect(Math.min(...sizes), 'iOS zooms into what is smaller').toBeGreaterThanOrEqual(16);
    for (const name of form.fields) {
      const field = page.locator(`input[name="${name}"]`);
      await field.click();
      await raiseKeyboard(page);
      await expect.poll(() => hiddenParts(field, submit, 340), name).toEqual([]);
      await field.fill('');
      await field.press('Enter');
      // The first field with a problem has the focus now.
      const next = page.locator('input:focus');
      await expect.poll(() => hiddenParts(next, submit, 340), `${name}, sent`).toEqual([]);
      await lowerKeyboard(page);
    }
  });
}

test('above a keyboard that lies over the page, as on iOS, it is the same', async ({ page }) => {
  await layKeyboardOver(page, 340);
  await page.goto('/register');
  await page.waitForLoadState('networkidle');
  const submit = page.getByRole('button', { name: say('register.submit'), exact: true });
  for (const name of ['invitation', 'phone'] as const) {
    const field = page.locator(`input[name="${name}"]`);
    await field.focus();
    await expect.poll(() => hiddenParts(field, submit, 340), name).toEqual([]);
    await field.press('Enter');
    const next = page.locator('input:focus');
    await expect.poll(() => hiddenParts(next, submit, 340), `${name}, sent`).toEqual([]);
  }
});
