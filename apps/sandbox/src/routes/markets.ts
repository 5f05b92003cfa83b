import { areaPath, categoriesOf, joinMinutes, linePath } from '../market/index.ts';
import { no, ok } from '../rules/answer.ts';
import {
  findInstrument,
  quoteRow,
  searchInstruments,
  sharesOfIndex,
  withPrices,
} from '../rules/instruments.ts';
import { calls } from './__generated__/calls.ts';
import { stretch } from './input.ts';
import { cached, type Route } from './route.ts';
import { candleRow, pairRow, stockRow } from './rows.ts';

export const marketRoutes: readonly Route[] = [
  cached(calls.quote, async (asked, { context: { feed } }) => {
    const instrument = findInstrument(feed, asked.symbol);
    if (instrument === null) return no('unknown-instrument');
    const [quote, candles] = await Promise.all([
      feed.quote(asked.symbol),
      feed.candles(asked.symbol, asked.interval, asked.range),
    ]);
    if (quote === null) return no('unknown-instrument');
    const enough = asked.interval === '1m' ? asked.points : undefined;
    const rows = enough === undefined ? candles : joinMinutes(candles, enough);
    return ok({
      ...quoteRow(instrument, quote),
      linePath: linePath(candles),
      areaPath: areaPath(candles),
      rows: rows.map((candle) => candleRow(candle, instrument.priceDecimals)),
    });
  }),
  cached(calls.stocks, async (asked, { context: { feed }, language }) => {
    const { index = '', market = '' } = asked;
    const inIndex = sharesOfIndex(feed, index);
    const search = { market: market || null, search: asked.symbol ?? '', language };
    const found = inIndex ?? searchInstruments(feed, search);
    const { offset, limit: size } = stretch(asked);
    const rows = await withPrices(feed, found.slice(offset, offset + size));
    const told = inIndex === null ? {} : { index };
    return ok({ rows: rows.map(stockRow), count: found.length, ...told });
  }),
  cached(calls.marketList, async ({ market, code = '' }, { context: { feed }, language }) => {
    const found = searchInstruments(feed, { market, search: code, language });
    const rows = await withPrices(feed, found);
    return ok({ rows: rows.map(stockRow), count: found.length });
  }),
  cached(calls.currencies, async (asked, { context: { feed }, language }) => {
    const search = { market: 'FOREX', search: asked.code ?? '', language };
    const found = searchInstruments(feed, search);
    const { offset, limit: size } = stretch(asked);
    const rows = await withPrices(feed, found.slice(offset, offset + size));
    return ok({ rows: rows.map(pairRow), count: found.length });
  }),
  cached(calls.categories, async (_nothing, { context: { feed } }) => {
    const names = new Map(feed.instruments().map(({ symbol: code, name }) => [code, name]));
    const categories = categoriesOf(feed.instruments()).map(({ code, name, symbols }) => ({
      category_id: code,
      category_code: code,
      category_name: name,
      stocks: symbols.map((one) => ({
        id: one,
        stock_name: names.get(one) ?? one,
        stock_code: one,
      })),
    }));
    return ok({ categories });
  }),
];
