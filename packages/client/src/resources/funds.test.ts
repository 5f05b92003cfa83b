import { describe, expect, it } from 'vitest';
import { buyFund, listFundOrders, listFunds } from './funds.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const orders = (row: object) =>
  listFundOrders(stubTransport({ rows: [row] }), { page: 1, limit: 10 }).then(
    ({ rows }) => rows[0],
  );

const fund = {
  id: 4,
  name: 'Renta 90',
  min_return: '1.2',
  max_return: 2.4,
  investment_period: '90',
  amount: '1000.00',
  issue_amount: '500000.00',
  sold_amount: 120000,
};

describe('funds', () => {
  it('reads a fund', async () => {
    await expect(listFunds(stubTransport({ rows: [fund] }))).resolves.toEqual([
      {
        id: '4',
        name: 'Renta 90',
        minReturn: '1.2',
        maxReturn: '2.4',
        periodDays: 90,
        amount: '1000.00',
        issueAmount: '500000.00',
        soldAmount: '120000',
        issueMinimum: null,
        issueEndsAt: null,
        version: null,
        about: null,
        document: null,
      },
    ]);
  });

  it('reads Corro’s additions, and a zero minimum as null', async () => {
    const issue_end_time = '2026-11-20T15:30:00.000Z';
    const rows = [
      { ...fund, issue_minimum: '0.00' },
      { ...fund, issue_minimum: '250000.00', issue_end_time, version: 'v-1' },
    ];
    await expect(listFunds(stubTransport({ rows }))).resolves.toMatchObject([
      { issueMinimum: null },
      { issueMinimum: '250000.00', issueEndsAt: 1_795_188_600_000, version: 'v-1' },
    ]);
  });

  it.each(['0', '-1', '1.000,00'])('reads the price %s as null', async (amount) => {
    const [read] = await listFunds(stubTransport({ rows: [{ ...fund, amount }] }));
    expect(read?.amount).toBeNull();
  });
});

describe('participations', () => {
  const order = {
    id: 9,
    amount: '1000.00',
    expected_return: '18.00',
    status: 'active',
    end_time: '2026-11-20 15:30:00Z',
    created_at: '2026-08-22 15:30:00Z',
    project: { name: 'Renta 90', investment_period: 90, min_return: '1.2', max_return: '2.4' },
  };

  it('reads the members of the specification', async () => {
    await expect(orders(order)).resolves.toEqual({
      orderNumber: '9',
      amount: '1000.00',
      expectedReturn: '18.00',
      paidReturn: null,
      status: 'active',
      endsAt: 1_795_188_600_000,
      createdAt: 1_787_412_600_000,
      endedAt: null,
      fund: { name: 'Renta 90', periodDays: 90, minReturn: '1.2', maxReturn: '2.4' },
      clientKey: null,
    });
  });

  it('reads Corro’s additions', async () => {
    const ended = { paid_return: '-4.25', ended_at: '2026-11-20T15:30:00.000Z' };
    const added = { no: '261120-A', ...ended, client_key: 'key-1' };
    await expect(orders({ ...order, ...added })).resolves.toMatchObject({
      orderNumber: '261120-A',
      paidReturn: '-4.25',
      endedAt: 1_795_188_600_000,
      clientKey: 'key-1',
    });
  });
});

describe('a purchase', () => {
  it.each([
    [
      { no: 7, end_time: '2026-11-20T15:30:00Z' },
      { orderNumber: '7', endsAt: 1_795_188_600_000 },
    ],
    [null, { orderNumber: null, endsAt: null }],
    [
      { no: {}, end_time: 'soon' },
      { orderNumber: null, endsAt: null },
    ],
  ])('succeeds with any receipt: %o', async (data, receipt) => {
    await expect(buyFund(stubTransport(data), { fundId: '4' }, 'key-1')).resolves.toEqual(receipt);
  });
});
