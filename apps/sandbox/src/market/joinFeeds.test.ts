import { expect, it } from 'vitest';
import { scriptedFeed, start } from '../testFeed.fixture.ts';
import { joinFeeds, withNewcomers } from './joinFeeds.ts';

const now = () => start;
const market = withNewcomers(
  scriptedFeed(
    new Map([
      ['ACME', '100.00'],
      ['VALDRA', '1.00'],
    ]),
    now,
  ),
  { now },
);

it('lists companies that go public after the other instruments', () => {
  const symbols = market.instruments().map(({ symbol }) => symbol);
  expect(symbols.slice(0, 2)).toEqual(['IDX', 'ACME']);
  expect(symbols).toContain('VALDRA');
});

it('asks each source for its own instruments', async () => {
  expect(await market.quote('ACME')).toMatchObject({ price: '100.00' });
  expect(await market.quote('NADA')).toBeNull();
  // The scripted source does not list VALDRA.
  const quote = await market.quote('VALDRA');
  expect(Number(quote?.price)).toBeGreaterThan(2);
  expect((await market.candles('VALDRA', '1d', '5d')).length).toBe(5);
});

it('uses the first source for a symbol that both have', async () => {
  const [first, second] = ['100.00', '200.00'].map((price) =>
    scriptedFeed(new Map([['ACME', price]]), now),
  );
  const joined = joinFeeds(first!, second!);
  expect(await joined.quote('ACME')).toMatchObject({ price: '100.00' });
  expect(joined.instruments()).toEqual(first!.instruments());
});
