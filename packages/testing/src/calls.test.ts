import { describe, expect, it } from 'vitest';
import { answer, buildPage, buildQuote, buildStock, createTestClient, wire } from './index.ts';

const quoteRoute = 'GET /v2/yahoo';
const buyRoute = 'POST /stock/success/deal/buy';
const purchase = { symbol: 'NVLO', quantity: 10, price: '128.40' };

describe('a call', () => {
  it('goes out with method, path, query and token, and comes back as an entity', async () => {
    const quote = buildQuote();
    const { client, upstream } = createTestClient({ [quoteRoute]: answer.ok(wire.quote(quote)) });
    const params = { symbol: 'NVLO', market: 'US', interval: '1d', range: '1y' } as const;
    await expect(client.markets.quote(params)).resolves.toEqual(quote);
    expect(upstream.calls).toMatchObject([
      { method: 'GET', path: '/v2/yahoo', query: params, headers: { token: 'token-1' } },
    ]);
  });

  it('leaves out what is not asked, and the token without a session', async () => {
    const page = wire.page(buildPage([buildStock()]), wire.stock);
    const { client, upstream } = createTestClient(
      { 'GET /v2/stock/list': answer.ok(page) },
      { token: () => null },
    );
    await client.markets.stocks({ page: 2, limit: 10, search: undefined });
    expect(upstream.calls[0]?.query).toEqual({ page: '2', limit: '10' });
    expect(upstream.calls[0]?.headers).not.toHaveProperty('token');
  });

  it('that moves money carries its key', async () => {
    const { client, upstream } = createTestClient({ [buyRoute]: answer.ok() });
    await client.orders.buyStock(purchase, 'key-1');
    expect(upstream.calls).toMatchObject([
      {
        headers: { 'idempotency-key': 'key-1', 'content-type': 'application/json' },
        body: { tag: 'NVLO', count: 10, price: '128.40', mold: 'stock' },
      },
    ]);
  });

  it('uploads a file as multipart form data', async () => {
    const { client, upstream } = createTestClient({
      'POST /stock/success/upload': answer.ok({ url: '/api/files/1' }),
    });
    const file = new File(['abc'], 'photo.png', { type: 'image/png' });
    await expect(client.files.upload(file)).resolves.toEqual({ url: '/api/files/1' });
    const form = upstream.calls[0]?.body;
    const sent = form instanceof FormData ? form.get('file') : null;
    expect(sent).toMatchObject({ name: 'photo.png', type: 'image/png', size: 3 });
  });
});
