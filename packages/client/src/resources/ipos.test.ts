import { describe, expect, it } from 'vitest';
import { applyForIpo, listIpoOrders, listIpos } from './ipos.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const offering = {
  id: 2,
  series: 'A',
  symbol: 'SOLV',
  company_name: 'Solvera',
  status: 'Forthcoming',
  issue_price: 15,
  min: '100',
  max: 5000,
  issue_start_date: '2026-11-20',
  issue_end_date: '2026-11-20 15:30:00Z',
};

const application = {
  id: 8,
  no: 'I-1',
  ipo_id: 2,
  tag: 'SOLV',
  company_name: 'Solvera',
  count: 200,
  price: '15.00',
  status: 2,
  created_at: 1_795_188_600,
};

const list = (row: object) => listIpos(stubTransport({ rows: [row] }));
const orders = (row: object) => listIpoOrders(stubTransport({ rows: [row] }));

describe('ipos.list', () => {
  it('reads an offering', async () => {
    await expect(list(offering)).resolves.toEqual([
      {
        id: '2',
        listsAt: null,
        series: 'A',
        symbol: 'SOLV',
        name: 'Solvera',
        status: 'forthcoming',
        price: '15',
        min: 100,
        max: 5000,
        opensAt: Date.UTC(2026, 10, 20, 6),
        closesAt: Date.UTC(2026, 10, 20, 15, 30),
        about: null,
        document: null,
      },
    ]);
  });

  it('reads missing members as null', async () => {
    const { id, symbol, company_name, status } = offering;
    await expect(list({ id, symbol, company_name, status })).resolves.toMatchObject([
      { series: '', price: null, min: null, max: null, opensAt: null, closesAt: null },
    ]);
  });

  it('reads values that it cannot interpret as absent', async () => {
    await expect(list({ ...offering, issue_price: 'soon', max: 10.5 })).resolves.toMatchObject([
      { symbol: offering.symbol, price: null, max: null },
    ]);
  });
});

describe('ipos.orders', () => {
  it('reads allotted and returned values', async () => {
    const settled = { held: '3000.90', allotted: 120, amount: 1800, fee: '0.54' };
    await expect(
      orders({ ...application, ...settled, returned: '1200.36', client_key: 'key-1' }),
    ).resolves.toMatchObject([
      {
        ipoId: '2',
        orderNumber: 'I-1',
        reservedAmount: '3000.90',
        allotted: 120,
        amount: '1800',
        fee: '0.54',
        returned: '1200.36',
        clientKey: 'key-1',
        createdAt: 1_795_188_600_000,
      },
    ]);
  });

  it('distinguishes zero allotted shares from unreported ones', async () => {
    await expect(orders({ ...application, allotted: 0 })).resolves.toMatchObject([{ allotted: 0 }]);
    await expect(orders(application)).resolves.toMatchObject([
      { allotted: null, returned: null, reservedAmount: null, clientKey: null },
    ]);
  });
});

it('an application succeeds without a receipt', async () => {
  const apply = { ipoId: '2', symbol: 'SOLV', quantity: 200, price: '15.00' };
  const { orderNumber, total } = await applyForIpo(stubTransport(null), apply, 'key-1');
  expect([orderNumber, total]).toEqual([null, null]);
});
