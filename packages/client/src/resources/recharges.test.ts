import { describe, expect, it } from 'vitest';
import { listRecharges, requestRecharge } from './recharges.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const firstPage = { page: 1, limit: 10 };

const record = {
  id: 31,
  no: 'R-1',
  count: '5000.00',
  status: 1,
  created_at: '2026-11-20T15:30:00.000Z',
};

describe('recharges', () => {
  it('reads the members of the specification', async () => {
    await expect(
      listRecharges(stubTransport({ rows: [record], count: 1 }), firstPage),
    ).resolves.toMatchObject({
      rows: [
        {
          orderNumber: 'R-1',
          amount: '5000.00',
          status: 'in-progress',
          createdAt: 1_795_188_600_000,
          clientKey: null,
        },
      ],
      count: 1,
    });
  });

  it('reads Corro’s additions, and uses the id without a number', async () => {
    const rows = [{ ...record, no: null, client_key: 'key-1' }];
    await expect(listRecharges(stubTransport({ rows }), firstPage)).resolves.toMatchObject({
      rows: [{ orderNumber: '31', clientKey: 'key-1' }],
    });
  });

  it('drops rows of another status', async () => {
    const rows = [
      record,
      { ...record, no: 'R-2', status: '1' },
      { ...record, no: 'R-3', status: 2 },
      { ...record, no: 'R-4', status: null },
    ];
    const { rows: kept } = await listRecharges(stubTransport({ rows, count: 4 }), {
      ...firstPage,
      status: 'in-progress',
    });
    expect(kept.map(({ status }) => status)).toEqual(['in-progress', 'in-progress']);
  });
});

describe('a recharge', () => {
  it.each([
    [{ no: 7 }, '7'],
    [null, null],
    [{ no: {} }, null],
    ['done', null],
  ])('succeeds with any receipt: %o', async (data, orderNumber) => {
    await expect(requestRecharge(stubTransport(data), '5000', 'key-1')).resolves.toEqual({
      orderNumber,
    });
  });
});
