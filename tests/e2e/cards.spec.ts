import { expect, test } from './harness/corro.ts';
import { loseAnswers } from './harness/loseAnswers.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { CardsPage } from './pages/CardsPage.ts';

const t = messagesOf('es');
const path = '/settings/bank-cards';
const clabe = '002010077777777771';
const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

test.beforeEach(async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path });
});

test('adds an account and an address, and changes one, to what is stored', async ({
  page,
  corro,
  customer: { phone, password },
}) => {
  const cards = await new CardsPage(page, t).add('bank');
  await cards.field('cards.account.bank').fill('0020 1007 7777 7777 71');
  const holder = cards.field('cards.holder');
  await holder.fill('<b>Titular</b>');
  await expect(cards.field('cards.bankName')).toHaveValue('Banco Nacional de México');
  await cards.save();
  await expect(cards.cards('bank')).toHaveText(/•••• 7771/);
  await expect(cards.cards('bank')).toContainText('<b>Titular</b>');

  await (await cards.show('trc20')).add('trc20');
  await cards.field('cards.account.trc20').fill(` ${address} `);
  await cards.save();
  await expect(cards.cards('trc20')).toHaveText(/•••• Lj6t/);

  await (await cards.show('bank')).change('Banco Nacional de México', '7771');
  await cards.field('cards.bankName').fill('Banco del Centro');
  await cards.save();
  await expect(cards.cards('bank')).toContainText('Banco del Centro');
  const stored = await corro.accounts.cards(phone, password);
  expect(stored.toSorted()).toEqual([
    `bank ${clabe} Banco del Centro <b>Titular</b>`,
    `trc20 ${address}`,
  ]);
});

test('deletes an account, once, even where the answer is lost', async ({
  page,
  corro,
  customer: { phone, password },
}) => {
  const cards = await new CardsPage(page, t).add('bank');
  await cards.field('cards.account.bank').fill(clabe);
  await cards.field('cards.holder').fill('Titular de la cuenta');
  await cards.save();
  const calls = await loseAnswers(page, '**/api/stock/success/bank/delete');
  await cards.change('Banco Nacional de México', '7771');
  await cards.remove('bank');
  await expect(cards.cards('bank')).toHaveCount(0);
  expect(calls()).toBe(1);
  expect(await corro.accounts.cards(phone, password)).toEqual([]);
});

test(
  'keeps a half-filled form over a reload, and one card of a double tap whose answer is lost',
  { tag: '@core' },
  async ({ page, corro, customer: { phone, password } }) => {
    const cards = await new CardsPage(page, t).add('bank');
    await cards.field('cards.account.bank').fill(clabe);
    await cards.field('cards.holder').fill('Titular de la cuenta');
    await page.reload();
    await cards.add('bank');
    await expect(cards.field('cards.account.bank')).toHaveValue('002 010 07777777777 1');
    await expect(cards.field('cards.holder')).toHaveValue('Titular de la cuenta');

    const calls = await loseAnswers(page, '**/api/stock/success/bank/add');
    await cards.pressTwice(cards.sheet.getByRole('button', { name: t('cards.save') }));
    await cards.sheet.waitFor({ state: 'hidden' });
    await expect(cards.cards('bank')).toHaveText(/•••• 7771/);
    expect(calls()).toBe(1);
    expect(await corro.accounts.cards(phone, password)).toHaveLength(1);
  },
);
