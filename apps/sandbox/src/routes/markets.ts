import { z } from 'zod';
import { stringifyIn } from '../languages/translate.ts';
import { areaPath, categoriesOf, joinMinutes, linePath } from '../market/index.ts';
import { no, ok } from '../rules/answer.ts';
import {
  findInstrument,
  quoteRow,
  searchInstruments,
  sharesOfIndex,
  withPrices,
} from '../rules/instruments.ts';
import { candleRows } from './candleRows.ts';
import { limit, page, stretch, symbol, text } from './input.ts';
import { nothing, priced, type Route } from './route.ts';
import { pairRow, stockRow } from './rows.ts';

const interval = z.enum(['1m', '1d', '1wk', '1mo']).default('1d');
const range = z
  .enum(['1d', '5d', '1mo', '3mo', '6mo', 'ytd', '1y', '2y', '5y', 'max'])
  .default('1d');

const points = z.coerce.number().int().min(2).max(500).optional();

/** Instruments, prices and history. */
export const marketRoutes: readonly Route[] = [
  priced(
    'GET',
    '/v2/yahoo',
    z.object({ symbol, interval, range, points }),
    async (asked, { context: { feed }, language }) => {
      const instrument = findInstrument(feed, asked.symbol);
      if (instrument === null) return no('unknown-instrument');
      const [quote, candles] = await Promise.all([
        feed.quote(asked.symbol),
        feed.candles(asked.symbol, asked.interval, asked.range),
      ]);
      if (quote === null) return no('unknown-instrument');
      const enough = asked.interval === '1m' ? asked.points : undefined;
      const rows = enough === undefined ? candles : joinMinutes(candles, enough);
      const head = ok({
        ...quoteRow(instrument, quote),
        linePath: linePath(candles),
        areaPath: areaPath(candles),
      });
      const { symbol: code, priceDecimals } = instrument;
      const window = [code, asked.interval, asked.range, enough].join(' ');
      const written = stringifyIn(language, head).slice(0, -'}}'.length);
      return `${written},"rows":[${candleRows(window, rows, priceDecimals)}]}}`;
    },
  ),
  priced(
    'GET',
    '/v2/stock/list',
    z.object({
      symbol: text(80).default(''),
      market: text(16).default(''),
      index: text(40).default(''),
      page,
      limit,
    }),
    async (asked, { context: { feed }, language }) => {
      const { index } = asked;
      const market = asked.market === '' ? null : asked.market;
      const inIndex = sharesOfIndex(feed, index);
      const search = { market, search: asked.symbol, language };
      const found = inIndex ?? searchInstruments(feed, search);
      const { offset, limit: size } = stretch(asked);
      const rows = await withPrices(feed, found.slice(offset, offset + size));
      const told = inIndex === null ? {} : { index };
      return ok({ rows: rows.map(stockRow), count: found.length, ...told });
    },
  ),
  priced(
    'GET',
    '/v2/market/list',
    z.object({ market: z.enum(['FOREX', 'FUTURE', 'CGI']), code: text(80).default('') }),
    async ({ market, code }, { context: { feed }, language }) => {
      const found = searchInstruments(feed, { market, search: code, language });
      const rows = await withPrices(feed, found);
      return ok({ rows: rows.map(stockRow), count: found.length });
    },
  ),
  priced(
    'GET',
    '/v2/currency/list',
    z.object({ code: text(80).default(''), page, limit }),
    async (asked, { context: { feed }, language }) => {
      const search = { market: 'FOREX', search: asked.code, language };
      const found = searchInstruments(feed, search);
      const { offset, limit: size } = stretch(asked);
      const rows = await withPrices(feed, found.slice(offset, offset + size));
      return ok({ rows: rows.map(pairRow), count: found.length });
    },
  ),
  priced('GET', '/stock/category/list', nothing, async (_nothing, { context: { feed } }) => {
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
