import { describe, expect, it } from 'vitest';
import { stubTransport } from './stubTransport.fixture.ts';
import { listWithdrawals, requestWithdrawal } from './withdrawals.ts';

const row = {
  id: 32,
  no: 'W-20261120-0001',
  count: '100.00',
  status: 'n',
  created_at: '2026-11-20T15:30:00.000Z',
};
const record = {
  orderNumber: 'W-20261120-0001',
  amount: '100.00',
  status: 'in-progress',
  createdAt: 1_795_188_600_000,
  clientKey: null,
  kind: null,
  bankName: null,
  masked: null,
};

describe('withdrawals', () => {
  it('reads the members of the specification', async () => {
    await expect(
      listWithdrawals(stubTransport({ rows: [row] }), { page: 1, limit: 10 }),
    ).resolves.toMatchObject({
      rows: [record],
      count: 1,
    });
  });

  it('reads Corro’s additions, and an unknown kind as null', async () => {
    const added = {
      type: 'bank',
      branch_bank: 'Banco del Centro',
      bank_card: '•••• 7771',
      client_key: 'key-1',
    };
    const rows = [
      { ...row, ...added },
      { ...row, type: 'cheque' },
    ];
    await expect(
      listWithdrawals(stubTransport({ rows }), { page: 1, limit: 10 }),
    ).resolves.toMatchObject({
      rows: [
        { kind: 'bank', bankName: 'Banco del Centro', masked: '•••• 7771', clientKey: 'key-1' },
        { kind: null },
      ],
    });
  });

  it('drops rows of another status', async () => {
    const rows = [row, { ...row, no: 'W-2', status: 'y' }];
    const found = await listWithdrawals(stubTransport({ rows }), {
      page: 1,
      limit: 10,
      status: 'completed',
    });
    expect(found.rows.map(({ orderNumber }) => orderNumber)).toEqual(['W-2']);
  });
});

it.each([
  [{ no: 7, count: '100.00' }, '7'],
  [null, null],
  [{ no: {} }, null],
])('a withdrawal succeeds with any receipt: %o', async (data, orderNumber) => {
  const order = { cardId: '5', amount: '100', code: '246810' };
  await expect(requestWithdrawal(stubTransport(data), order, 'key-1')).resolves.toEqual({
    orderNumber,
  });
});
