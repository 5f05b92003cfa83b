import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sumUp } from '../../store/ledgerSums.ts';
import { MarketUnavailable } from '../../market/index.ts';
import type { RuleContext } from '../ruleContext.ts';
import { acts, type Customer, doDue, openAccount, openMarket } from './histories.fixture.ts';
import { portfolioRanges } from './moments.ts';
import { type Portfolio, portfolioOf } from './portfolio.ts';

// An answer from cached histories equals an answer without a cache.

const market = await openMarket();
afterAll(() => market.store.close());

const day = 86_400_000;
const opened = Date.parse('2025-10-20T12:00:00.000Z');
const evening = Date.parse('2026-11-19T23:40:00.000Z');

let customer: Customer;

beforeEach(async () => {
  customer = await openAccount(market, opened);
  market.setClock(opened + 10 * day);
  await acts.buy(customer, 7);
  market.setClock(opened + 200 * day);
  await acts.buy(customer, 8);
  market.setClock(evening);
});

/** Reads all ranges, one after the other, as an app does. */
const read = async (over: Partial<RuleContext> = {}): Promise<Portfolio[]> => {
  const { context, session } = customer;
  const found: Portfolio[] = [];
  for (const range of portfolioRanges) {
    found.push(await portfolioOf({ ...context, ...over }, session.customerId, range));
  }
  return found;
};

/** Reads without a cache, as a new process does: caches belong to the `store` object. */
const readAnew = () => read({ store: { ...market.store } });

test.each([
  ['nothing has happened', async () => undefined],
  ['ten minutes have gone by', async () => market.setClock(evening + 600_000)],
  ['another day has begun', async () => market.setClock(evening + 1_500_000)],
  ['something was bought', async () => acts.buy(customer, 3)],
  [
    'something was bought on another day',
    async () => {
      market.setClock(evening + 1_500_000);
      await acts.buy(customer, 3);
      market.setClock(evening + 3_000_000);
    },
  ],
  [
    'money came in for an earlier time',
    async () => {
      market.setClock(evening + 1_500_000);
      await read();
      await doDue(customer);
    },
  ],
])('answers as without an earlier request, when %s', async (_, happens) => {
  await acts.pay(customer, 1);
  await read();
  await happens();
  expect(await read()).toEqual(await readAnew());
});

test('sums that an earlier version stored by days of UTC are dropped', async () => {
  const { customerId } = customer.session;
  // A purchase at 21:00 in Mexico City, which is 03:00 of the next day in UTC.
  market.setClock(Date.parse('2026-11-18T03:00:00.000Z'));
  await acts.buy(customer, 9);
  market.setClock(evening);
  const expected = await readAnew();
  await sumUp(market.store, customerId);
  const { db } = market.store;
  // The rows as that version wrote them.
  await sql`update ledger_sums set span = 'day', bucket = (at + 86399999) / 86400000 * 86400000
    where customer_id = ${customerId} and span = 'broker-day'`.execute(db);
  expect(await readAnew()).toEqual(expected);
  // So few entries need no sums.
  const { rows } = await sql`select from ledger_sums where customer_id = ${customerId}`.execute(db);
  expect(rows).toEqual([]);
});

const unavailable = () => Promise.reject(new MarketUnavailable('not now'));

test('a request that fails for lack of prices caches nothing', async () => {
  const minute = 60_000;
  market.setClock(evening + 5 * minute);
  await read();
  market.setClock(evening + 6 * minute);
  // The customer already has lots of this symbol.
  await acts.buy(customer, 7);
  const { feed } = market.context;
  market.setClock(evening + 12 * minute);
  for (const broken of [{ candles: unavailable }, { quote: unavailable }]) {
    await expect(read({ feed: { ...feed, ...broken } })).rejects.toThrow('not now');
  }
  expect(await read()).toEqual(await readAnew());
});

test('uses a corrected past price after at most an hour', async () => {
  const { feed } = market.context;
  const corrected = {
    ...feed,
    candles: async (...asked: Parameters<typeof feed.candles>) =>
      (await feed.candles(...asked)).map(({ close, ...candle }) =>
        Object.assign(candle, { close: close * 2 }),
      ),
  };
  const hour = 3_600_000;
  market.setClock(evening - 2 * hour);
  const [, week] = await read();
  market.setClock(evening - hour - 1);
  const [, soon] = await read({ feed: corrected });
  expect(soon?.points.slice(0, -1)).toEqual(week?.points.slice(0, -1));
  market.setClock(evening - hour);
  const [, later] = await read({ feed: corrected });
  expect(later?.points[0]).not.toEqual(week?.points[0]);
});
