import { expect, test } from './harness/corro.ts';
import { loseAnswers } from './harness/loseAnswers.ts';
import { visit } from './harness/visit.ts';
import { messagesOf } from './harness/messages.ts';
import { CardsPage } from './pages/CardsPage.ts';

const t = messagesOf('es');
const path = '/settings/bank-cards';
const clabe = '002010077777777771';

test.beforeEach(async ({ page, corro, customer }) => {
  await visit(page, { corro, customer, path });
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
