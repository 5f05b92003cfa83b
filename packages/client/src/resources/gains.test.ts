import { expect, it } from 'vitest';
import { listGains, listGainYears, listInstrumentGains } from './gains.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const unreported = { cost: null, proceeds: null, fees: null, gain: null };

it('listGainYears reads figures as text, numbers or missing', async () => {
  const rows = [{ year: '2026', cost: 1284, proceeds: '1,306.50', fees: '0.78', gain: 21.72 }, {}];
  expect(await listGainYears(stubTransport({ rows }))).toEqual([
    { year: 2026, cost: '1284', proceeds: '1306.50', fees: '0.78', gain: '21.72', months: null },
    { year: null, ...unreported, months: null },
  ]);
});

it('lists the latest year first, in any order of the upstream', async () => {
  const years = [{ year: 2024 }, {}, { year: '2026' }, { year: 'MMXXV' }, { year: 2025 }];
  const listed = await listGainYears(stubTransport({ rows: years }));
  expect(listed.map(({ year }) => year)).toEqual([2026, 2025, 2024, null, null]);
});

const rows = [
  { kind: 'SALE', no: 7, tag: 'NVLO', name: 'Novalo', type: 'US', count: '10', gain: '-1.00' },
  { kind: 'fund', tag: 'LIQ', sales: 2, created_at: 'soon' },
  { kind: 'dividend', tag: 'NVLO', gain: '5.00' },
];

it('skips records that are neither sales nor funds', async () => {
  const of = { page: 1, limit: 10, year: 2026 };
  const api = stubTransport({ rows, count: 3 });
  expect((await listInstrumentGains(api, of)).rows).toEqual([
    {
      kind: 'sale',
      symbol: 'NVLO',
      name: 'Novalo',
      market: 'US',
      sales: null,
      ...unreported,
      gain: '-1.00',
    },
    { kind: 'fund', symbol: 'LIQ', name: '—', market: '', sales: 2, ...unreported },
  ]);
  const found = await listGains(api, { ...of, kind: 'sale', symbol: 'NVLO' });
  expect(found.count).toBe(3);
  expect(found.rows).toMatchObject([
    { orderNumber: '7', quantity: 10, gain: '-1.00', createdAt: null },
    { orderNumber: null, quantity: null, gain: null, createdAt: null },
  ]);
});
