import { describe, expect, it } from 'vitest';
import { getLoanSummary, listLoans, repayLoan, requestLoan } from './loans.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const firstPage = { page: 1, limit: 10 };

const record = {
  id: 41,
  count: '500.00',
  state: 1,
  repayment_time: null,
  created_at: '2026-11-20T15:30:00.000Z',
};

describe('the summary', () => {
  it('reads the summary, with null for unreported members', async () => {
    const data = { amountDue: 0, creditScore: 100, remainingAmount: '10000.00' };
    const summary = { amountDue: '0', creditScore: '100', remaining: '10000.00' };
    await expect(getLoanSummary(stubTransport(data))).resolves.toEqual({
      ...summary,
      rate: null,
      days: null,
      fee: null,
      version: null,
    });
    await expect(
      getLoanSummary(stubTransport({ ...data, rate: '12.00', days: '30', fee: 0, version: 7 })),
    ).resolves.toEqual({
      ...summary,
      rate: '12.00',
      days: 30,
      fee: '0',
      version: '7',
    });
  });

  it('does not read an empty summary as zero', async () => {
    await expect(getLoanSummary(stubTransport({}))).resolves.toEqual({
      amountDue: null,
      creditScore: null,
      remaining: null,
      rate: null,
      days: null,
      fee: null,
      version: null,
    });
  });
});

describe('loans', () => {
  it('reads the members of the specification', async () => {
    await expect(
      listLoans(stubTransport({ rows: [record], count: 1 }), firstPage),
    ).resolves.toMatchObject({
      rows: [
        {
          orderNumber: '41',
          amount: '500.00',
          status: 'applying',
          rate: null,
          days: null,
          cost: null,
          repaymentAt: null,
          createdAt: 1_795_188_600_000,
          clientKey: null,
        },
      ],
      count: 1,
    });
  });

  it('reads Corro’s additions', async () => {
    const added = { no: '261120-A', rate: 12, days: 30, cost: '4.93', client_key: 'key-1' };
    const times = {
      repayment_time: '2026-11-20T15:30:00.000Z',
      decided_at: '2026-11-20T15:31:00.000Z',
      paid_out_at: '2026-11-20T15:32:00.000Z',
    };
    await expect(
      listLoans(stubTransport({ rows: [{ ...record, ...added, ...times }] }), firstPage),
    ).resolves.toMatchObject({
      rows: [
        {
          orderNumber: '261120-A',
          rate: '12',
          days: 30,
          cost: '4.93',
          repaymentAt: 1_795_188_600_000,
          decidedAt: 1_795_188_660_000,
          paidOutAt: 1_795_188_720_000,
          clientKey: 'key-1',
        },
      ],
    });
  });

  it('drops rows of another status', async () => {
    const rows = [
      record,
      { ...record, id: 42, state: 4 },
      { ...record, id: 43, state: '4' },
      { ...record, id: 44 },
    ];
    const { rows: kept } = await listLoans(stubTransport({ rows, count: 3 }), {
      ...firstPage,
      state: 'unpaid',
    });
    expect(kept.map(({ status }) => status)).toEqual(['unpaid', 'unpaid']);
  });
});

it.each([
  [{ no: 7 }, '7'],
  [null, null],
])('a request succeeds with any receipt: %o', async (data, orderNumber) => {
  await expect(requestLoan(stubTransport(data), { amount: '500' }, 'key-1')).resolves.toEqual({
    orderNumber,
  });
});

it.each([
  [
    { no: 'L-7', count: '504.93' },
    { orderNumber: 'L-7', amount: '504.93' },
  ],
  [
    { no: 7, count: 504.93 },
    { orderNumber: '7', amount: '504.93' },
  ],
  [{ count: 'all' }, { orderNumber: null, amount: null }],
  [null, { orderNumber: null, amount: null }],
])('a repayment succeeds with any receipt: %o', async (data, receipt) => {
  await expect(repayLoan(stubTransport(data), 'L-7', 'key-1')).resolves.toEqual(receipt);
});
