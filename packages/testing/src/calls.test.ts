import { codecs } from '@corro/client';
import { describe, expect, it } from 'vitest';
import {
  answer,
  buildAddressCard,
  buildCard,
  buildOffer,
  buildOrder,
  buildPage,
  buildQuote,
  buildStock,
  createTestClient,
} from './index.ts';

const quoteRoute = 'GET /v2/yahoo';
const buyRoute = 'POST /stock/success/deal/buy';
const purchase = { symbol: 'NVLO', quantity: 10, price: '128.40' };

describe('a call', () => {
  it('goes out with method, path, query and token, and comes back as an entity', async () => {
    const quote = buildQuote();
    const { client, upstream } = createTestClient({
      [quoteRoute]: answer.ok(codecs.quote.encode(quote)),
    });
    const params = { symbol: 'NVLO', market: 'US', interval: '1d', range: '1y' } as const;
    await expect(client.markets.quote(params)).resolves.toEqual(quote);
    expect(upstream.calls).toMatchObject([
      { method: 'GET', path: '/v2/yahoo', query: params, headers: { token: 'token-1' } },
    ]);
  });

  it('leaves out what is not asked, and the token without a session', async () => {
    const page = codecs.encodePage(buildPage([buildStock()]), codecs.stock.encode);
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

  it('buys from an offer and lists its orders under the names of the wire', async () => {
    const order = buildOrder({ kind: 'qip', status: 'failed' });
    const { client, upstream } = createTestClient({
      [buyRoute]: answer.ok(),
      'POST /stock/success/deal/list': answer.ok(
        codecs.encodePage(buildPage([order]), codecs.order.encode),
      ),
      'POST /stock/success/stock/list': answer.ok({ rows: [codecs.offer.encode(buildOffer())] }),
    });
    await expect(client.offers.list({ kind: 'block', code: 'NV' })).resolves.toEqual([
      buildOffer(),
    ]);
    await client.orders.buyOffer(
      { kind: 'block', offerId: '3', ...purchase, code: '246810' },
      'key-1',
    );
    const params = { kind: 'qip', status: 'failed', page: 1, limit: 10 } as const;
    await expect(client.orders.list(params)).resolves.toMatchObject({ rows: [order] });
    expect(upstream.calls.map(({ body }) => body)).toEqual([
      { mold: 'bulk', code: 'NV' },
      { tag: 'NVLO', count: 10, price: '128.40', mold: 'bulk', id: '3', stock_password: '246810' },
      { mold: 'finalize', status: 2, page: 1, limit: 10 },
    ]);
    expect(upstream.calls[1]?.headers).toMatchObject({ 'idempotency-key': 'key-1' });
  });

  it('asks for cards of each kind, and sends of an address nothing else', async () => {
    const both = answer.ok([buildAddressCard(), buildCard()].map(codecs.card.encode));
    const { client, upstream } = createTestClient({
      'GET /stock/success/bank/list': both,
      'POST /stock/success/bank/add': answer.ok(),
      'POST /stock/success/bank/edit': answer.ok(),
    });
    await expect(client.cards.list()).resolves.toEqual([buildCard(), buildAddressCard()]);
    expect(upstream.calls.map(({ query }) => query)).toEqual([{ type: 'bank' }, { type: 'trc20' }]);
    await client.cards.add(buildAddressCard({ bankName: 'x', account: 'T1' }));
    await client.cards.edit('5', buildCard({ account: '1' }));
    expect(upstream.calls.slice(2).map(({ body }) => body)).toEqual([
      { bank: 'trc20', bank_card: 'T1' },
      {
        id: '5',
        type: 'bank',
        bank: 'bank',
        branch_bank: 'Banco del Centro',
        bank_card: '1',
        bank_user: 'Titular de la cuenta',
      },
    ]);
  });
});
