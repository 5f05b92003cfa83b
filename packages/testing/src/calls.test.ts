import {
  buyOffer,
  codecs,
  getQuote,
  listCards,
  listOffers,
  listOrders,
  listStocks,
} from '@corro/client';
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
  createTestApi,
} from './index.ts';

const quoteRoute = 'GET /v2/yahoo';
const buyRoute = 'POST /stock/success/deal/buy';
const purchase = { symbol: 'NVLO', quantity: 10, price: '128.40' };

describe('a call', () => {
  it('sends method, path, query and token, and returns an entity', async () => {
    const quote = buildQuote();
    const { api, upstream } = createTestApi({
      [quoteRoute]: answer.ok(codecs.quote.encode(quote)),
    });
    const instrument = { symbol: 'NVLO', market: 'US', mold: 'stock' } as const;
    const params = { ...instrument, interval: '1d', range: '1y' } as const;
    await expect(getQuote(api, params)).resolves.toEqual(quote);
    expect(upstream.calls).toMatchObject([
      { method: 'GET', path: '/v2/yahoo', query: params, headers: { token: 'token-1' } },
    ]);
  });

  it('omits undefined parameters, and the token without a session', async () => {
    const page = codecs.encodePage(buildPage([buildStock()]), codecs.stock.encode);
    const { api, upstream } = createTestApi(
      { 'GET /v2/stock/list': answer.ok(page) },
      { token: () => null },
    );
    await listStocks(api, { page: 2, limit: 10, search: undefined });
    expect(upstream.calls[0]?.query).toEqual({ page: '2', limit: '10' });
    expect(upstream.calls[0]?.headers).not.toHaveProperty('token');
  });

  it('spec §7 stocks: sends an index as symbol too, unless it searches', async () => {
    const { api, upstream } = createTestApi({
      'GET /v2/stock/list': answer.ok({ rows: [], count: 0 }),
    });
    const page = { page: 1, limit: 10, index: 'CMX35' };
    await listStocks(api, page);
    await listStocks(api, { ...page, search: 'nvl' });
    expect(upstream.calls.map(({ query }) => [query.symbol, query.index])).toEqual([
      ['CMX35', 'CMX35'],
      ['nvl', 'CMX35'],
    ]);
  });

  it('buys from an offer and lists its orders in wire names', async () => {
    const order = buildOrder({ kind: 'qip', status: 'failed' });
    const { api, upstream } = createTestApi({
      [buyRoute]: answer.ok(),
      'POST /stock/success/deal/list': answer.ok(
        codecs.encodePage(buildPage([order]), codecs.order.encode),
      ),
      'POST /stock/success/stock/list': answer.ok({ rows: [codecs.offer.encode(buildOffer())] }),
    });
    await expect(listOffers(api, { kind: 'block', code: 'NV' })).resolves.toEqual([buildOffer()]);
    await buyOffer(api, { kind: 'block', offerId: '3', ...purchase, code: '246810' }, 'key-1');
    const params = { kind: 'qip', status: 'failed', page: 1, limit: 10 } as const;
    await expect(listOrders(api, params)).resolves.toMatchObject({ rows: [order] });
    expect(upstream.calls.map(({ body }) => body)).toEqual([
      { mold: 'bulk', code: 'NV' },
      { tag: 'NVLO', count: 10, price: '128.40', mold: 'bulk', id: '3', stock_password: '246810' },
      { mold: 'finalize', status: 2, page: 1, limit: 10 },
    ]);
    expect(upstream.calls[1]?.headers).toMatchObject({ 'idempotency-key': 'key-1' });
  });

  it('requests the cards of each kind', async () => {
    const { api, upstream } = createTestApi({
      'GET /stock/success/bank/list': answer.ok(
        [buildAddressCard(), buildCard()].map(codecs.card.encode),
      ),
    });
    await expect(listCards(api)).resolves.toEqual([buildCard(), buildAddressCard()]);
    expect(upstream.calls.map(({ query }) => query)).toEqual([{ type: 'bank' }, { type: 'trc20' }]);
  });
});
