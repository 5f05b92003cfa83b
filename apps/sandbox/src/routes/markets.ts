import { aboutCompany } from '../languages/about.ts';
import { areaPath, categoriesOf, joinMinutes, linePath } from '../market/index.ts';
import { no, ok } from '../rules/answer.ts';
import {
  findInstrument,
  type PricedInstrument,
  quoteRow,
  searchInstruments,
  sharesOfIndex,
  weightIn,
  withPrices,
} from '../rules/instruments.ts';
import { tradedAt } from '../rules/ipo/offerings.ts';
import { calls } from './__generated__/calls.ts';
import { itemsOfPage } from './input.ts';
import { cachedRoute, type Route } from '../http/route.ts';
import { candleRow, pairRow, stockRow } from './rows.ts';

/**
 * Adapts the parameters of a quote: minutes always cover one day, whatever the range is, and only
 * minutes can be joined to `points` candles.
 */
const quoteInput = calls.quote.input.transform(({ symbol, interval, range, points }) =>
  interval === '1m'
    ? { symbol, interval, range: '1d' as const, points }
    : { symbol, interval, range, points: undefined },
);

export const marketRoutes: readonly Route[] = [
  cachedRoute({ ...calls.quote, input: quoteInput }, async (input, { context: { feed } }) => {
    const instrument = findInstrument(feed, input.symbol);
    if (instrument === null) return no('unknown-instrument');
    const [quote, candles] = await Promise.all([
      feed.quote(input.symbol),
      feed.candles(input.symbol, input.interval, input.range),
    ]);
    if (quote === null) return no('unknown-instrument');
    const { points } = input;
    const rows = points === undefined ? candles : joinMinutes(candles, points);
    return ok({
      ...quoteRow(instrument, quote),
      exchange_name: instrument.exchangeName,
      about: aboutCompany(instrument),
      linePath: linePath(candles),
      areaPath: areaPath(candles),
      rows: rows.map((candle) => candleRow(candle, instrument, input.interval)),
    });
  }),
  cachedRoute(calls.stocks, async (input, { context: { feed, clock }, language }) => {
    const { index = '', market = '' } = input;
    const now = clock.now();
    const members = sharesOfIndex(feed, index);
    const inIndex = members === null ? null : tradedAt(members, now);
    // The app repeats the index in `symbol`; then `symbol` is not a search.
    const symbol = input.symbol === index ? '' : (input.symbol ?? '');
    const search = { market: market || null, search: symbol, language };
    const instruments = inIndex ?? tradedAt(searchInstruments(feed, search), now);
    const rows = await withPrices(feed, itemsOfPage(instruments, input));
    const indexField = inIndex === null ? {} : { index };
    const withWeight = (row: PricedInstrument) => {
      const weight = inIndex === null ? null : weightIn(inIndex, row.instrument);
      return { ...stockRow(row), ...(weight === null ? {} : { weight }) };
    };
    return ok({ rows: rows.map(withWeight), count: instruments.length, ...indexField });
  }),
  cachedRoute(calls.marketList, async ({ market, code = '' }, { context: { feed }, language }) => {
    const instruments = searchInstruments(feed, { market, search: code, language });
    const rows = await withPrices(feed, instruments);
    return ok({ rows: rows.map(stockRow), count: instruments.length });
  }),
  cachedRoute(calls.currencies, async (input, { context: { feed }, language }) => {
    const search = { market: 'FOREX', search: input.code ?? '', language };
    const instruments = searchInstruments(feed, search);
    const rows = await withPrices(feed, itemsOfPage(instruments, input));
    return ok({ rows: rows.map(pairRow), count: instruments.length });
  }),
  cachedRoute(calls.categories, async (_, { context: { feed, clock } }) => {
    const instruments = tradedAt(feed.instruments(), clock.now());
    const names = new Map(instruments.map(({ symbol: code, name }) => [code, name]));
    const categories = categoriesOf(instruments).map(({ code, name, symbols }) => ({
      category_id: code,
      category_code: code,
      category_name: name,
      stocks: symbols.map((instrumentSymbol) => ({
        id: instrumentSymbol,
        stock_name: names.get(instrumentSymbol) ?? instrumentSymbol,
        stock_code: instrumentSymbol,
      })),
    }));
    return ok({ categories });
  }),
];
