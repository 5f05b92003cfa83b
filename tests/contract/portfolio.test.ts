import { expect, it } from 'vitest';
import { openForFile } from './upstream.ts';

const { upstream, token } = await openForFile();

interface Portfolio {
  readonly list: readonly { time: string; value: string; flows: string }[];
  readonly parts: Readonly<Record<string, string>>;
}

const portfolio = (query = {}) =>
  upstream.call<Portfolio>('GET /stock/success/v2/portfolio', { token, query });

/** Cents, by hand: two places. */
const cents = (text: string) => {
  expect(text).toMatch(/^-?\d+\.\d\d$/);
  return Number(text.replace('.', ''));
};

it('is announced by the settings', async () => {
  const { data } = await upstream.call<{ tag: string; value: string }[]>('GET /v2/config', {
    token,
  });
  expect(data.find(({ tag }) => tag === 'extensions')?.value.split(', ')).toContain('portfolio');
});

it('begins with the opening balance, which does not count as a gain', async () => {
  const given = { value: '25000.00', flows: '25000.00' };
  for (const range of ['1d', '1w', '1m', '1y', 'max']) {
    const { msg, data } = await portfolio({ range });
    expect(msg).toBe('ok');
    for (const point of data.list) expect(point).toMatchObject(given);
    expect(data.list.at(-1)?.time).toBe(new Date(upstream.now()).toISOString());
  }
  expect((await portfolio()).data.parts).toEqual({
    cash: '25000.00',
    stock: '0.00',
    forex: '0.00',
    futures: '0.00',
    treasury: '0.00',
    funds: '0.00',
    held: '0.00',
    loan: '0.00',
  });
});

it('goes on with what was bought, and its parts add up', async () => {
  const { data: found } = await upstream.call<{ rows: { stock: string; prasent: string }[] }>(
    'GET /v2/stock/list',
    { token, query: { market: 'US' } },
  );
  const [share] = found.rows;
  const key = crypto.randomUUID();
  const body = { tag: share?.stock, count: 10, price: share?.prasent, mold: 'stock' };
  const bought = await upstream.call<{ fee: string; total: string }>(
    'POST /stock/success/deal/buy',
    { token, key, body },
  );
  expect(bought.msg).toBe('ok');
  const { list, parts } = (await portfolio({ range: 'max' })).data;
  const last = list.at(-1);
  // The price does not move within a second: what was bought is worth what was paid, less the fee.
  expect(cents(last?.value ?? '')).toBe(2_500_000 - cents(bought.data.fee));
  expect(last?.flows).toBe('25000.00');
  expect(cents(parts['cash'] ?? '')).toBe(2_500_000 - cents(bought.data.total));
  expect(cents(parts['stock'] ?? '')).toBe(cents(bought.data.total) - cents(bought.data.fee));
});

it('does not know another range', async () => {
  expect(await portfolio({ range: '5y' })).toMatchObject({ status: 400, msg: 'no' });
});
