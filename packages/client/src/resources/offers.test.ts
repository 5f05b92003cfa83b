import { describe, expect, it } from 'vitest';
import { listOffers } from './offers.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const row = {
  id: 3,
  tag: 'NVLO',
  name: 'Norvelo Energía',
  price: 120,
  prasent: '128.40',
  count: '150',
  status: '1',
  end_time: '2026-11-21 00:00:00Z',
  holding_days: '2',
};

const offers = (data: unknown) => listOffers(stubTransport(data), { kind: 'qip', code: 'NV' });

describe('offers', () => {
  it('reads a row', async () => {
    await expect(offers({ rows: [row] })).resolves.toEqual([
      {
        id: '3',
        kind: 'qip',
        symbol: 'NVLO',
        name: 'Norvelo Energía',
        price: '120',
        marketPrice: '128.40',
        minimum: 150,
        status: 'open',
        endsAt: 1_795_219_200_000,
        holdingDays: 2,
        readAt: 1_795_188_600_000,
      },
    ]);
  });

  it('spec §9 block default minimum: 100, without other assumptions', async () => {
    await expect(
      offers({ rows: [{ id: 'a', tag: 'NVLO', price: '1.50' }] }),
    ).resolves.toMatchObject([
      {
        name: 'NVLO',
        minimum: 100,
        marketPrice: null,
        status: { unknown: '' },
        endsAt: null,
        holdingDays: null,
      },
    ]);
  });

  it.each(['0', '-120.00', 'x'])(
    'reads the price %s as null, and a minimum of zero as 100',
    async (price) => {
      await expect(offers({ rows: [{ ...row, price, count: 0 }] })).resolves.toMatchObject([
        { symbol: 'NVLO', price: null, minimum: 100 },
      ]);
    },
  );
});
