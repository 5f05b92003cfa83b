import { demoCustomer } from '@corro/sandbox';
import { patterns } from '@corro/web/links';
import { activityLists } from './harness/activityLists.ts';
import { expect, test } from './harness/corro.ts';
import { messagesOf } from './harness/messages.ts';
import { navigate } from './harness/navigate.ts';
import { collectAmounts, revealedOn } from './harness/ownAmounts.ts';
import { startCorro } from './harness/startCorro.ts';
import { visit } from './harness/visit.ts';
import { AccountPage } from './pages/AccountPage.ts';
import { ActivityPage } from './pages/ActivityPage.ts';

const t = messagesOf('es');

test('hidden amounts stay hidden in a statement and in a case about a withdrawal', async ({
  page,
}) => {
  const { corro, close } = await startCorro({ DEMO_HISTORY: 'year' });
  try {
    const amounts = await collectAmounts(page);
    await visit(page, { corro, customer: demoCustomer, path: `${corro.url}/account` });
    await new AccountPage(page, t).eye.click();
    await navigate(page, patterns.documents);
    const months = page.getByRole('list', { name: t('statement.title') });
    await months.getByRole('button').first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('heading', { name: t('statement.entries') })).toBeVisible();
    expect.soft(await revealedOn(page, amounts, patterns.documents)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await navigate(page, activityLists.withdrawRecords);
    const rows = page.getByRole('main').getByRole('list').getByRole('listitem');
    const detail = await new ActivityPage(page, t).open(rows.first());
    const service = await (await detail.help()).send('case.subject.wrong-amount');
    await expect(service.message(t('case.state.open'))).toBeVisible();
    await expect(service.log.getByText(t('money.hidden'), { exact: true })).toHaveCount(1);
    expect(await revealedOn(page, amounts, patterns.customerService)).toEqual([]);
    // The upstream did send amounts, so the test has checked something.
    expect(amounts.own.size).toBeGreaterThan(20);
  } finally {
    await close();
  }
});
