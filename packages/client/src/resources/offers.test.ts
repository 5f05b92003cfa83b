import { describe, expect, it } from 'vitest';
import { createOfferCalls } from './offers.ts';
import { stubTransport } from './stubTransport.ts';

const row = {
  id: 3,
  tag: 'NVLO',
  name: 'Norvelo Energía',
  price: 120,
  prasent: '128.40',
  count: '150',
  status: '1',
  end_time: '2026-11-21 00:00:00',
};

const offers = (data: unknown) =>
  createOfferCalls(stubTransport(data)).list({ kind: 'qip', code: 'NV' });

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
        readAt: 1_795_188_600_000,
      },
    ]);
  });

  it('spec §9 block default minimum: 100, and nothing else is taken for granted', async () => {
    await expect(
      offers({ rows: [{ id: 'a', tag: 'NVLO', price: '1.50' }] }),
    ).resolves.toMatchObject([
      { name: 'NVLO', minimum: 100, marketPrice: null, status: { unknown: '' }, endsAt: null },
    ]);
  });

  it.each([[{ ...row, price: null }], [{ ...row, id: undefined }], [{ ...row, count: 1.5 }]])(
    'is broken for %j',
    async (broken) => {
      await expect(offers({ rows: [broken] })).rejects.toThrow('BlockItem.');
    },
  );
});
