import { answer, buildStocks, codecs, type Script } from '@corro/testing';
import { pageOf } from '../pages.ts';

export const stocksRoute = 'GET /v2/stock/list';

const stocks = buildStocks(23);

/** Pages of 23 shares, those that match where something is searched. */
export const shares: Script = (call) => {
  const wanted = (call.query.symbol ?? '').toUpperCase();
  return pageOf(
    call,
    stocks.filter(({ symbol }) => symbol.includes(wanted)),
    codecs.stock.encode,
  );
};

export const noShares: Script = answer.ok({ rows: [], count: 0 });
