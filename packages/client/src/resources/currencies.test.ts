import { describe, expect, it } from 'vitest';
import { listCurrencies } from './currencies.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const row = { stock: 'USDMXN', name: 'Dólar / peso', prasent: '18.2050', percent_change: '-0.41' };
const read = (rows: unknown[], count?: number) =>
  listCurrencies(stubTransport({ rows, count }), { page: 1, limit: 10 });

describe('currencies', () => {
  it('renames the wire’s fields and keeps every decimal', async () => {
    await expect(read([row], 20)).resolves.toMatchObject({
      rows: [{ symbol: 'USDMXN', name: 'Dólar / peso', price: '18.2050', changePercent: '-0.41' }],
      count: 20,
    });
  });

  it('reads the change under its other name, and null without one', async () => {
    const { percent_change: _, ...bare } = row;
    const other = { ...bare, price_change_percent: 1.25 };
    await expect(read([other])).resolves.toMatchObject({ rows: [{ changePercent: '1.25' }] });
    await expect(read([bare])).resolves.toMatchObject({ rows: [{ changePercent: null }] });
  });
});
