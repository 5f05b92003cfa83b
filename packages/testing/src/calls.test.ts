import {
  addCard,
  buyOffer,
  buyStock,
  codecs,
  editCard,
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
  it('goes out with method, path, query and token, and comes back as an entity', async () => {
    const quote = buildQuote();
    const { api, upstream } = createTestApi({
      [quoteRoute]: answer.ok(codecs.quote.encode(quote)),
    });
    const asked = { symbol: 'NVLO', market: 'US', mold: 'stock' } as const;
    const params = { ...asked, interval: '1d', range: '1y' } as const;
    await expect(getQuote(api, params)).resolves.toEqual(quote);
    expect(upstream.calls).toMatchObject([
      { method: 'GET', path: '/v2/yahoo', query: params, headers: { token: 'token-1' } },
    ]);
  });

  it('leaves out what is not asked, and the token without a session', async () => {
    const page = codecs.encodePage(buildPage([buildStock()]), codecs.stock.encode);
    const { api, upstream } = createTestApi(
      { 'GET /v2/stock/list': answer.ok(page) },
      { token: () => null },
    );
    await listStocks(api, { page: 2, limit: 10, search: undefined });
    expect(upstream.calls[0]?.query).toEqual({ page: '2', limit: '10' });
    expect(upstream.calls[0]?.headers).not.toHaveProperty('token');
  });

  it('that moves money carries its key', async () => {
    const { api, upstream } = createTestApi({ [buyRoute]: answer.ok() });
    await buyStock(api, purchase, 'key-1');
    expect(upstream.calls).toMatchObject([
      {
        headers: { 'idempotency-key': 'key-1', 'content-type': 'application/json' },
        body: { tag: 'NVLO', count: 10, price: '128.40', mold: 'stock' },
      },
    ]);
  });

  it('buys from an offer and lists its orders under the names of the wire', async () => {
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

  it('asks for cards of each kind, and sends of an address nothing else', async () => {
    const both = answer.ok([buildAddressCard(), buildCard()].map(codecs.card.encode));
    const { api, upstream } = createTestApi({
      'GET /stock/success/bank/list': both,
      'POST /stock/success/bank/add': answer.ok(),
      'POST /stock/success/bank/edit': answer.ok(),
    });
    await expect(listCards(api)).resolves.toEqual([buildCard(), buildAddressCard()]);
    expect(upstream.calls.map(({ query }) => query)).toEqual([{ type: 'bank' }, { type: 'trc20' }]);
    await addCard(api, buildAddressCard({ bankName: 'x', account: 'T1' }));
    await editCard(api, '5', buildCard({ account: '1' }));
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
