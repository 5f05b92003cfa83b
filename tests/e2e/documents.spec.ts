import { readFile } from 'node:fs/promises';
import { demoCustomer } from '@corro/sandbox';
import { patterns } from '@corro/web/links';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expect, test } from './harness/corro.ts';
import { navigate } from './harness/navigate.ts';
import { messagesOf } from './harness/messages.ts';
import { activityLists } from './harness/activityLists.ts';
import { startCorro } from './harness/startCorro.ts';
import { visit } from './harness/visit.ts';

const t = messagesOf('es');

/** Rows of a CSV file. The keys are the headings of its columns. */
type Lines = readonly Readonly<Record<string, string>>[];

/** Converts an amount with two decimals to cents; 0 if empty. */
const cents = (amount = '') => Number(amount.replace('.', ''));

const [amount, interest, total, status] = [
  t('export.column.amount'),
  t('export.column.interest'),
  t('export.column.total'),
  t('export.column.status'),
];
const is = (line: Lines[number], ...messages: readonly Parameters<typeof t>[0][]) =>
  messages.some((message) => line[status] === t(message));

/**
 * Returns by how many cents an order changes the balance: negative for a purchase, 0 for a failed
 * order.
 */
const movedByOrder = (line: Lines[number]) => {
  if (!is(line, 'order.status.success')) return 0;
  const isSale = line[t('export.column.type')] === t('order.sell');
  return cents(line[total]) * (isSale ? 1 : -1);
};

/** For each CSV file, the function that returns by how many cents a row changes the balance. */
const movedBy: Readonly<Record<keyof typeof activityLists, (line: Lines[number]) => number>> = {
  records: movedByOrder,
  blockOrders: movedByOrder,
  qipOrders: movedByOrder,
  ipoOrders: (line) => -cents(line[amount]) - cents(line[t('export.column.fee')]),
  fundOrders: (line) =>
    is(line, 'order.status.completed')
      ? cents(line[t('export.column.earned')])
      : -cents(line[amount]),
  rechargeRecords: (line) => (is(line, 'status.money.completed') ? cents(line[amount]) : 0),
  withdrawRecords: (line) => (is(line, 'status.money.completed') ? -cents(line[amount]) : 0),
  loanRecords: (line) => {
    if (is(line, 'status.money.paid')) return -cents(line[interest]);
    return is(line, 'status.money.unpaid') ? cents(line[amount]) : 0;
  },
};

/** Saves the list of the screen with one tap and returns its rows. */
async function saveList(page: Page, name: string): Promise<Lines> {
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: t('export.link'), exact: true }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(
    new RegExp(String.raw`^corro-${name}-\d{4}-\d\d-\d\d\.csv$`),
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const text = await readFile(await file.path(), 'utf8');
  expect(text, name).toMatch(/^\uFEFFFecha/);
  return parse(text, { bom: true, columns: true });
}

test(
  'one tap saves each list as CSV, and its rows sum to the changes of the balance',
  { tag: '@core' },
  async ({ page }) => {
    const { corro, close } = await startCorro({ DEMO_HISTORY: 'year' });
    try {
      await visit(page, { corro, customer: demoCustomer, path: `${corro.url}/account` });
      await navigate(page, patterns.accountChanges);
      const changes = await saveList(page, 'accountChanges');
      const balance = await corro.accounts.balance(demoCustomer.phone, demoCustomer.password);
      expect(changes.reduce((sum, line) => sum + cents(line[amount]), 0)).toBe(cents(balance));
      expect(changes[0]?.[t('export.column.balance')]).toBe(balance);
      const number = t('export.column.number');
      const changed = new Map<string, number>();
      for (const line of changes) {
        const of = line[number] ?? '';
        changed.set(of, (changed.get(of) ?? 0) + cents(line[amount]));
      }
      for (const [name, moved] of Object.entries(movedBy)) {
        await navigate(page, activityLists[name as keyof typeof movedBy]);
        const lines = await saveList(page, name);
        expect(lines.length, name).toBeGreaterThan(0);
        for (const line of lines) {
          const of = line[number] ?? '';
          expect.soft(moved(line), `${name} ${of}, ${line[status]}`).toBe(changed.get(of) ?? 0);
          changed.delete(of);
        }
      }
      // All changes of the balance are in the lists, except the opening credit of 25,000.00.
      expect([...changed]).toEqual([['', 2_500_000]]);

      await navigate(page, patterns.loanApplication);
      await saveList(page, 'loanRecords');
      // A reload must not save the list a second time.
      const again: string[] = [];
      page.on('download', (file) => again.push(file.suggestedFilename()));
      await page.reload();
      await page.getByRole('button', { name: t('export.choose') }).waitFor();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(again).toEqual([]);
    } finally {
      await close();
    }
  },
);
