import { expect, it } from 'vitest';
import { answerText } from './answerText.ts';
import { openForFile } from './upstream.ts';

const { upstream, token } = await openForFile();

it('is announced', async () => {
  const { data } = await upstream.call<{ tag: string; value: string }[]>('GET /v2/config', {
    token,
  });
  const announced = data.find(({ tag }) => tag === 'extensions')?.value.split(', ');
  expect(announced).toContain('quotes.stream');
});

it('pushes the prices that each symbol has by itself', async () => {
  const symbols = ['VLTA', 'CUS500', 'USDMXN', 'CET28'];
  const query = `symbols=${[...symbols, 'NONE'].join(',')}&every=1`;
  const stream = await upstream.fetch(
    new Request(`http://localhost/api/v2/quotes/stream?${query}`, { headers: { token } }),
  );
  expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const event = /^data: (.*)\n\n$/.exec(await answerText(stream))?.[1] ?? '';
  const alone = symbols.map(async (symbol) => {
    const { data } = await upstream.call<Record<string, unknown>>('GET /v2/yahoo', {
      token,
      query: { symbol },
    });
    const { rows: _, linePath: __, areaPath: ___, ...figures } = data;
    return figures;
  });
  const rows = await Promise.all(alone);
  expect(JSON.parse(event)).toEqual({ rows, missing: [], unknown: ['NONE'] });
});

it.each(['', ',', Array.from({ length: 61 }, (_, at) => `S${at}`).join(',')])(
  'refuses the symbols «%s»',
  async (symbols) => {
    const query = new URLSearchParams({ symbols }).toString();
    const answer = await upstream.fetch(
      new Request(`http://localhost/api/v2/quotes/stream?${query}`, { headers: { token } }),
    );
    expect([answer.status, await answer.json()]).toEqual([400, { msg: 'no', data: 'bad-request' }]);
  },
);

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
