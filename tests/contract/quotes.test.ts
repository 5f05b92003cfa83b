import { expect, it } from 'vitest';
import { answerText } from './answerText.ts';
import { openForFile } from './upstream.ts';

const { upstream, token } = await openForFile();

interface Row {
  readonly symbol: string;
  readonly price: string;
  readonly change: string;
  readonly line?: readonly string[];
}

const list = async (query: Record<string, string>) =>
  (
    await upstream.call<{ rows: readonly Row[]; unknown: readonly string[] }>('GET /v2/quotes', {
      token,
      query,
    })
  ).data;

it('is announced', async () => {
  const { data } = await upstream.call<{ tag: string; value: string }[]>('GET /v2/config', {
    token,
  });
  const announced = data.find(({ tag }) => tag === 'extensions')?.value.split(', ');
  expect(announced).toEqual(expect.arrayContaining(['quotes', 'quotes.stream']));
});

it('has for each symbol the price that it has by itself', async () => {
  const symbols = ['VLTA', 'CUS500', 'USDMXN', 'CET28'];
  const { rows, unknown } = await list({ symbols: [...symbols, 'NONE'].join(','), lines: 'VLTA' });
  expect(rows.map(({ symbol }) => symbol)).toEqual(symbols);
  expect(unknown).toEqual(['NONE']);
  for (const row of rows) {
    const query = { symbol: row.symbol };
    const { data } = await upstream.call<Row>('GET /v2/yahoo', { token, query });
    expect([row.price, row.change]).toEqual([data.price, data.change]);
  }
});

it('draws of each index a line that ends where its price is', async () => {
  const { data } = await upstream.call<{
    categories: { stocks: { stock_code: string }[] }[];
  }>('GET /stock/category/list', { token });
  const symbols = data.categories[0]!.stocks.map(({ stock_code }) => stock_code).join(',');
  const { rows } = await list({ symbols, lines: symbols });
  for (const { line = [], price } of rows) {
    expect(line.length).toBeGreaterThan(20);
    expect(line.length).toBeLessThanOrEqual(60);
    expect(line.at(-1)).toBe(price);
  }
});

it.each(['', ',', Array.from({ length: 61 }, (_, at) => `S${at}`).join(',')])(
  'refuses the symbols «%s»',
  async (symbols) => {
    const answer = await upstream.call('GET /v2/quotes', { token, query: { symbols } });
    expect(answer).toMatchObject({ status: 400, msg: 'no', data: 'bad-request' });
  },
);

it('pushes prices of the shape that it lists', async () => {
  const query = '?symbols=VLTA,NONE&every=1';
  const headers = { token };
  const stream = await upstream.fetch(
    new Request(`http://localhost/api/v2/quotes/stream${query}`, { headers }),
  );
  expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const told = /^data: (.*)\n\n$/.exec(await answerText(stream))?.[1] ?? '';
  const { missing, ...data } = JSON.parse(told) as { missing: unknown };
  expect(missing).toEqual([]);
  expect(data).toEqual(await list({ symbols: 'VLTA,NONE' }));
});

const open = (by: string) =>
  upstream.fetch(
    new Request('http://localhost/api/v2/quotes/stream?symbols=VLTA', { headers: { token: by } }),
  );

it('refuses more streams than a customer has tabs, and any without a session', async () => {
  const eight = await Promise.all(Array.from({ length: 8 }, () => open(token)));
  expect(await (await open(token)).json()).toEqual({ msg: 'no', data: 'busy' });
  await Promise.all(eight.map(async ({ body }) => body?.cancel()));
  const again = await open(token);
  expect(again.headers.get('content-type')).toMatch(/^text\/event-stream/);
  await again.body?.cancel();
  const ended = await open('nobody');
  expect([ended.status, await ended.json()]).toEqual([400, { msg: 'logout', data: null }]);
});
