import { expect, test } from 'vitest';
import { openForFile, openTestSandbox } from '../testSandbox.ts';

const kit = await openForFile();
const token = await kit.newcomer();

interface Row {
  symbol: string;
  price: string;
  line?: string[];
}

interface Listed {
  rows: Row[];
  unknown: string[];
}

const listed = async (query: string) => (await kit.data(`/v2/quotes?${query}`, token)) as Listed;

test('prices of several instruments, each once, and what is not known is told', async () => {
  const { rows, unknown } = await listed('symbols=ACME,NONE,MEX,ACME');
  expect(rows).toEqual([
    {
      symbol: 'ACME',
      name: 'Acme Energía',
      market: 'US',
      price: '100.00',
      previous_close: '90.00',
      open: '91.00',
      high: '110.00',
      low: '89.00',
      change: '10.00',
      changePercent: '11.11',
    },
    expect.objectContaining({ symbol: 'MEX' }),
  ]);
  expect(unknown).toEqual(['NONE']);
});

test('a price is the one that the instrument has by itself, and has its age where it is old', async () => {
  kit.pass(1000);
  kit.prices.set('ORO', 'old 2651.20');
  const { rows } = await listed('symbols=ORO,ACME');
  expect(rows).toMatchObject([{ price: '2651.20', at: '2026-11-20T15:30:01.000Z' }, {}]);
  const {
    rows: _,
    linePath: __,
    areaPath: ___,
    ...alone
  } = (await kit.data('/v2/yahoo?symbol=ACME', token)) as Record<string, unknown>;
  expect(rows[1]).toEqual(alone);
});

test('a line only where it is asked for: from the first price of the day to the one of now', async () => {
  const { rows } = await listed('symbols=ACME,MEX&lines=MEX');
  expect(rows[0]).not.toHaveProperty('line');
  expect(rows[1]?.line).toEqual(['91.00', '100.00']);
});

test('names are in the language of the call', async () => {
  const path = '/v2/quotes?symbols=USDMXN';
  const english = await kit.get(path, token, { 'accept-language': 'en' });
  expect(english.body?.data).toMatchObject({ rows: [{ name: 'US dollar / Mexican peso' }] });
  expect((await kit.get(path, token)).body?.data).toMatchObject({
    rows: [{ name: 'Dólar / peso mexicano' }],
  });
});

test('one without a price at the moment is left out, and with no price at all it is busy', async () => {
  kit.pass(1000);
  kit.prices.set('MEX', 'unavailable');
  const { rows, unknown } = await listed('symbols=MEX,ACME');
  expect([rows.map(({ symbol }) => symbol), unknown]).toEqual([['ACME'], []]);
  expect(await kit.data('/v2/quotes?symbols=MEX', token)).toBe('busy');
});

const tooMany = Array.from({ length: 61 }, (_, at) => at).join(',');

test.each(['', 'symbols=', 'symbols=,', `symbols=${tooMany}`])('refuses «%s»', async (query) => {
  const { status, body } = await kit.get(`/v2/quotes?${query}`, token);
  expect([status, body?.data]).toEqual([400, 'bad-request']);
});

test('a price is computed once a second, for all who ask, and a line once a minute', async () => {
  const calls: string[] = [];
  const watched = await openTestSandbox({
    feedOf: (market, clock) => ({
      ...market,
      tick: () => Math.floor(clock.now() / 1000),
      quote: (symbol) => (calls.push('quote'), market.quote(symbol)),
      candles: (...asked) => (calls.push('candles'), market.candles(...asked)),
    }),
  });
  try {
    const reader = await watched.newcomer();
    const read = () => watched.get('/v2/quotes?symbols=ACME&lines=ACME', reader);
    calls.length = 0;
    await read();
    await read();
    expect(calls).toEqual(['quote', 'candles']);
    watched.pass(1000);
    await read();
    expect(calls).toEqual(['quote', 'candles', 'quote']);
    watched.pass(60_000);
    await read();
    expect(calls).toEqual(['quote', 'candles', 'quote', 'quote', 'candles']);
  } finally {
    await watched.sandbox.close();
  }
});
