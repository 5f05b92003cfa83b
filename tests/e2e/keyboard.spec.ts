import type { Page } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import {
  hiddenParts,
  layKeyboardOver,
  lowerKeyboard,
  raiseKeyboard,
  smallPhone,
} from './harness/keyboard.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { CardsPage } from './pages/CardsPage.ts';
import { DealsPage } from './pages/DealsPage.ts';
import { IpoPage } from './pages/IpoPage.ts';
import { LoanPage } from './pages/LoanPage.ts';
import { ServicePage } from './pages/ServicePage.ts';
import { RegisterPage } from './pages/signedOut.ts';
import { TradingPage } from './pages/TradingPage.ts';

const t = messagesOf('es');
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
    submit: 'register.next',
    fields: ['phone', 'invitation'],
    isPublic: true,
  },
  {
    path: '/register',
    submit: 'register.next',
    fields: ['password', 'confirmation'],
    open: (page) =>
      new RegisterPage(page, t).enterContact({ phone: '5512345678', invitation: 'CORRO' }),
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
    path: '/stock/trading/KO/US/Coca-Cola',
    submit: 'ticket.review.buy',
    fields: ['money'],
    open: (page) => new TradingPage(page, t).inDollars(),
  },
  {
    path: '/qip',
    submit: 'ticket.review.buy',
    fields: ['quantity'],
    open: (page) => new DealsPage(page, t).choose('KO'),
  },
  {
    path: '/qip',
    submit: 'ticket.confirm.buy',
    fields: ['code'],
    open: async (page) => (await new DealsPage(page, t).choose('KO')).review(),
  },
  {
    path: '/block-trading',
    submit: 'ticket.review.buy',
    fields: ['quantity'],
    // Which share is offered is a matter of the day.
    open: (page) => new DealsPage(page, t).offer('').first().click(),
  },
  {
    path: '/ipo',
    submit: 'ipo.review',
    fields: ['quantity'],
    open: (page) => new IpoPage(page, t).offering('Zentralis Genomics').click(),
  },
  {
    path: '/loan',
    submit: 'loan.review',
    fields: ['amount'],
    open: async (page) => {
      const ask = new LoanPage(page, t).main.getByRole('button', { name: t('loan.request') });
      await ask.first().click();
    },
  },
  {
    path: '/settings/bank-cards',
    submit: 'cards.save',
    fields: ['account', 'bankName', 'holder'],
    open: (page) => new CardsPage(page, t).add('bank'),
  },
  { path: '/forex', submit: 'codeSearch.button', fields: [] },
];

/** Opens a form on a small phone and enters each field, empty, with the keyboard over the page. */
async function holdAbove(
  page: Page,
  { path, submit: sentence, fields, open }: Form,
): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await open?.(page);
  const submit = page.getByRole('button', { name: t(sentence), exact: true });
  await submit.waitFor();
  const inputs = page.locator('input:visible:not([type="file"], [type="radio"]), textarea:visible');
  const sizes = await inputs.evaluateAll((all) =>
    all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
  );
  expect(Math.min(...sizes), 'iOS zooms into what is smaller').toBeGreaterThanOrEqual(16);
  for (const name of fields) {
    const field = page.locator(`input[name="${name}"]`);
    await field.click();
    await raiseKeyboard(page);
    await expect.poll(() => hiddenParts(field, submit, 340), `${path} ${name}`).toEqual([]);
    await field.fill('');
    await field.press('Enter');
    // The first field with a problem has the focus now.
    const next = page.locator('input:focus');
    await expect.poll(() => hiddenParts(next, submit, 340), `${path} ${name}, sent`).toEqual([]);
    await lowerKeyboard(page);
  }
}

test('above the keyboard, the forms before the login show field, problem and button', async ({
  page,
}) => {
  for (const form of forms.filter(({ isPublic }) => isPublic)) await holdAbove(page, form);
});

// In parts, which the workers share: to load another form is faster than to begin with a new customer.
const parts = 3;
for (let part = 0; part < parts; part += 1) {
  test(`above the keyboard, a customer’s forms show field, problem and button, ${part + 1} of ${parts}`, async ({
    page,
    corro,
    customer,
  }) => {
    const { phone, password } = customer;
    await corro.accounts.addCard(phone, password);
    await corro.accounts.setTransactionCode(phone, password, '246810');
    await visit(page, { corro, customer, path: '/settings' });
    const own = forms.filter(({ isPublic }) => !isPublic);
    for (const form of own.filter((_form, at) => at % parts === part)) await holdAbove(page, form);
  });
}

test('above a keyboard that lies over the page, as on iOS, it is the same', async ({ page }) => {
  await layKeyboardOver(page, 340);
  await page.goto('/register');
  await page.waitForLoadState('networkidle');
  const submit = page.getByRole('button', { name: t('register.next'), exact: true });
  for (const name of ['invitation', 'phone'] as const) {
    const field = page.locator(`input[name="${name}"]`);
    await field.focus();
    await expect.poll(() => hiddenParts(field, submit, 340), name).toEqual([]);
    await field.press('Enter');
    const next = page.locator('input:focus');
    await expect.poll(() => hiddenParts(next, submit, 340), `${name}, sent`).toEqual([]);
  }
});

test('above the keyboard, both fields of a first transaction code show with what is said of them', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/qip' });
  const deals = await (await new DealsPage(page, t).choose('KO')).review();
  await deals.button('deals.createCode').click();
  await raiseKeyboard(page);
  await expect(deals.code).toBeFocused();
  await expect.poll(() => hiddenParts(deals.code, deals.code, 340)).toEqual([]);
  await deals.code.fill('135790');
  await expect(deals.confirmation).toBeFocused();
  const again = deals.button('code.again');
  await expect.poll(() => hiddenParts(deals.confirmation, again, 340)).toEqual([]);
  await deals.confirmation.fill('135791');
  const wrong = page.locator('input:focus');
  await expect.poll(() => hiddenParts(wrong, wrong, 340)).toEqual([]);
});

test('above the keyboard, the chat shows what is written and the button that sends it', async ({
  page,
  corro,
  customer,
}) => {
  await visit(page, { corro, customer, path: '/customer-service' });
  const service = new ServicePage(page, t);
  await service.field.click();
  await raiseKeyboard(page);
  const send = page.getByRole('button', { name: t('chat.send'), exact: true });
  await expect.poll(() => hiddenParts(service.field, send, 340)).toEqual([]);
  await service.field.fill('uno\ndos\ntres\ncuatro\ncinco\nseis\nsiete\nocho');
  await expect.poll(() => hiddenParts(service.field, send, 340)).toEqual([]);
});
