import type { EntryReason } from '@corro/sandbox';
import { expect, it } from 'vitest';
import { messagesOf } from '../e2e/harness/messages.ts';
import { openForFile } from './upstream.ts';

const { upstream, token } = await openForFile();

interface Row {
  readonly id: string;
  readonly no: string | null;
}

const bill = async (query: Readonly<Record<string, string>>, by = token) => {
  const name = 'GET /stock/success/v2/bill';
  return (await upstream.call<{ rows: readonly Row[]; count: number }>(name, { token: by, query }))
    .data;
};

/** Every reason that the sandbox books cash under; what it pays out was held before. */
const reasons: Readonly<Record<Exclude<EntryReason, 'withdraw-paid'>, null>> = {
  'welcome-credit': null,
  recharge: null,
  'withdraw-request': null,
  'withdraw-return': null,
  'withdraw-cancel': null,
  'loan-payout': null,
  'loan-repayment': null,
  'block-buy': null,
  'qip-buy': null,
  'ipo-application': null,
  'ipo-allotment': null,
  'ipo-refund': null,
  'ipo-cancel': null,
  'fund-buy': null,
  'fund-payout': null,
  'fund-cancel': null,
  'stock-buy': null,
  'stock-sell': null,
  'forex-buy': null,
  'forex-sell': null,
  'futures-buy': null,
  'futures-sell': null,
  'treasury-buy': null,
  'treasury-sell': null,
};

it.each(Object.keys(reasons))('has words for %s', (reason) => {
  for (const locale of ['es', 'en', 'zh', 'de'] as const) {
    expect(messagesOf(locale)(`bill.reason.${reason}`)).not.toBe('');
  }
});

it('gives the order of each change', async () => {
  const { data } = await upstream.call<{ rows: readonly { stock: string; prasent: string }[] }>(
    'GET /v2/stock/list',
    { token, query: { page: '1', limit: '1' } },
  );
  const { stock, prasent } = data.rows[0]!;
  const bought = await upstream.call<{ no: string; total: string }>(
    'POST /stock/success/deal/buy',
    {
      token,
      key: crypto.randomUUID(),
      body: { tag: stock, count: 1, price: prasent, mold: 'stock' },
    },
  );
  const { no, total } = bought.data;
  expect(await bill({ type: 'all' })).toMatchObject({
    rows: [
      { type: 'expense', reason: 'stock-buy', amount: total, no },
      { type: 'income', reason: 'welcome-credit', amount: '25000.00', no: null },
    ],
    count: 2,
  });
});

it('lists one direction, page by page', async () => {
  const [expense, income] = (await bill({ type: 'all' })).rows;
  expect((await bill({ type: 'income' })).rows).toEqual([income]);
  expect((await bill({ type: 'expense' })).rows).toEqual([expense]);
  expect(await bill({ type: 'all', page: '2', limit: '1' })).toEqual({ rows: [income], count: 2 });
});

it('shows a customer nothing of another', async () => {
  const customer = { user: '5512345678', password: 'secreto-1', code: 'CORRO' };
  await upstream.call('POST /stock/user/reg', { body: customer });
  const other = await upstream.login(customer.user, customer.password);
  const mine = (await bill({ type: 'all' })).rows.map(({ id }) => id);
  const theirs = (await bill({ type: 'all', limit: '100' }, other)).rows;
  expect(theirs).toHaveLength(1);
  expect(mine).not.toContain(theirs[0]!.id);
});
