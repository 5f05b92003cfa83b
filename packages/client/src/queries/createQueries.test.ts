import type { DecimalText } from '@corro/domain';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createClientOver } from '../createClient.ts';
import { stubTransport } from '../resources/stubTransport.ts';
import { createQueries } from './createQueries.ts';

const row = (no: number) => ({
  no,
  tag: 'NVLO',
  count: 1,
  price: '1.00',
  created_at: 1_795_188_600,
});

const over = (data: unknown) => createQueries(createClientOver(stubTransport(data)));

describe('createQueries', () => {
  it('names each thing first in its key, whatever it is looked at for', () => {
    const queries = over(null);
    expect(queries.quote({ symbol: 'NVLO' }).queryKey).toEqual(['quote', { symbol: 'NVLO' }]);
    expect(queries.quote({ symbol: 'NVLO' }, 'indexCards').queryKey).toEqual([
      'quote',
      { symbol: 'NVLO' },
    ]);
    expect(queries.ordersGrowing({ kind: 'stock', limit: 10 }).queryKey[0]).toBe('orders');
  });

  it('keeps the type of what is read', async () => {
    const balance = await new QueryClient().fetchQuery(over({ balance: 5 }).balance());
    expectTypeOf(balance).toEqualTypeOf<DecimalText>();
    expect(balance).toBe('5');
  });

  it('leaves trying again to the client', () => {
    const queries = over(null);
    const all = [
      queries.balance(),
      queries.config(),
      queries.orders({ kind: 'stock', page: 1, limit: 10 }),
    ];
    expect(all.map(({ retry }) => retry)).toEqual([false, false, false]);
  });

  it('asks for the next page as long as there is one', async () => {
    const options = over({ rows: [row(1), row(2)], count: 5 }).positionsGrowing({
      type: 'stock',
      limit: 2,
    });
    const { pages, pageParams } = await new QueryClient().fetchInfiniteQuery({
      ...options,
      pages: 10,
    });
    expect(pages).toHaveLength(3);
    expect(pageParams).toEqual([1, 2, 3]);
  });

  it('stops at an empty page, whatever the count says', () => {
    const { getNextPageParam } = over(null).stocksGrowing({ limit: 10 });
    expect(getNextPageParam({ rows: [], count: 99 }, [], 1, [])).toBeUndefined();
  });
});
