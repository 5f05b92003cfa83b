import { answer, buildStocks, codecs, type RecordedCall, type Script } from '@corro/testing';
import { dayLines } from '../../harness/dayLines.ts';
import { quoteRoute } from '../../harness/instrument.ts';
import { pageOf } from '../../harness/pages.ts';

export const stocksRoute = 'GET /v2/stock/list';
export const categoriesRoute = 'GET /stock/category/list';

const stocks = buildStocks(23);

/** Pages of 23 shares, filtered by the searched text. */
export const shares = (call: RecordedCall) => {
  const wanted = (call.query.symbol ?? '').toUpperCase();
  return pageOf(
    call,
    stocks.filter(({ symbol }) => symbol.includes(wanted)),
    codecs.stock.encode,
  );
};

/** The group of the indices, followed by three sectors with the shares. */
export const sectors: Script = answer.ok({
  categories: (
    [
      ['INDEX', 'Índices', stocks.slice(0, 0)],
      ['TECHNOLOGY', 'Tecnología', stocks.slice(0, 8)],
      ['FINANCE', 'Finanzas', stocks.slice(8, 16)],
      ['ENERGY', 'Energía', stocks.slice(16)],
    ] as const
  ).map(([code, name, inside]) => ({
    category_id: code,
    category_code: code,
    category_name: name,
    stocks: inside.map(({ symbol, name: called }) => ({ stock_code: symbol, stock_name: called })),
  })),
});

/** Answers to all calls of the screen. */
export const upstream: Readonly<Record<string, Script>> = {
  [stocksRoute]: shares,
  [categoriesRoute]: sectors,
  [quoteRoute]: dayLines(stocks),
};

/** The shares, in a market of 5,000 that is too large to be read as a whole. */
export const manyShares: Script = ({ query }) => {
  const from = (Number(query.page) - 1) * Number(query.limit);
  const rows = stocks.slice(from, from + Number(query.limit));
  return answer.ok({ rows: rows.map(codecs.stock.encode), count: 5000 });
};

export const noShares: Script = answer.ok({ rows: [], count: 0 });
