import type { DecimalText } from '@corro/domain';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { balanceQuery } from './account.ts';
import { ordersInfiniteQuery } from './orders.ts';
import { quoteQuery } from './quotes.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const row = (no: number) => ({
  no,
  tag: 'NVLO',
  count: 1,
  price: '1.00',
  created_at: 1_795_188_600,
});

const api = stubTransport(null);

describe('query options', () => {
  it('begin their key with the name of the entity, for every kind of poll', () => {
    const key = ['quote', { symbol: 'NVLO' }];
    expect(quoteQuery(api, { symbol: 'NVLO' }).queryKey).toEqual(key);
    expect(quoteQuery(api, { symbol: 'NVLO' }, 'indexCards').queryKey).toEqual(key);
    expect(ordersInfiniteQuery(api, { kind: 'stock', limit: 10 }).queryKey[0]).toBe('orders');
  });

  it('keep the type of their data', async () => {
    const balance = await new QueryClient().fetchQuery(balanceQuery(stubTransport({ balance: 5 })));
    expectTypeOf(balance).toEqualTypeOf<DecimalText | null>();
    expect(balance).toBe('5');
  });

  it('stop after a page without new rows, regardless of the count', async () => {
    const answered = stubTransport({ rows: [row(1), row(2)], count: 99 });
    const { pages, pageParams } = await new QueryClient().fetchInfiniteQuery({
      ...ordersInfiniteQuery(answered, { kind: 'stock', limit: 2 }),
      pages: 10,
    });
    expect(pages).toHaveLength(2);
    expect(pageParams).toEqual([1, 2]);
  });
});
