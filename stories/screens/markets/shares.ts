import { answer, buildPage, buildStocks, wire, type Script } from '@corro/testing';

export const stocksRoute = 'GET /v2/stock/list';

const stocks = buildStocks(23);

/** Pages of 23 shares, those that match where something is searched. */
export const shares: Script = ({ query }) => {
  const limit = Number(query.limit);
  const from = (Number(query.page) - 1) * limit;
  const wanted = (query.symbol ?? '').toUpperCase();
  const found = stocks.filter(({ symbol }) => symbol.includes(wanted));
  return answer.ok(wire.page(buildPage(found.slice(from, from + limit), found.length), wire.stock));
};

export const noShares: Script = answer.ok({ rows: [], count: 0 });
