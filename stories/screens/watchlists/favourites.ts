import {
  answer,
  buildCategory,
  buildFavourite,
  buildQuote,
  buildStocks,
  codecs,
  quoteAt,
  type Script,
} from '@corro/testing';
import { dayLines } from '../../harness/dayLines.ts';
import { quoteRoute } from '../../harness/instrument.ts';

export const listRoute = 'GET /stock/success/collection/list';
/** Tells whether one instrument is a favourite. */
export const starRoute = 'GET /stock/success/collection/check';
export const removeRoute = 'POST /stock/success/collection/remove';

/** Pages of `count` favourites from `buildStocks`. */
export function favourites(count: number): Script {
  const rows = buildStocks(count).map((stock) =>
    codecs.favourite.encode(buildFavourite({ ...stock })),
  );
  return ({ query }) => {
    const size = Number(query.pageSize);
    const from = (Number(query.page) - 1) * size;
    return answer.ok({ list: rows.slice(from, from + size), total: count });
  };
}

export const noFavourites: Script = answer.ok({ list: [], total: 0 });

/**
 * A share with the longest name and figures, a share without a change, and a code that is no longer
 * traded.
 */
export const extremes: Script = answer.ok({
  list: [
    buildFavourite({
      symbol: 'BRKHLD.A',
      name: 'Beteiligungsgesellschaft für Wertpapierdienstleistungen',
      market: 'MX',
      exchangeName: 'Bolsa Mexicana de Valores',
      price: '734512.00',
      previousClose: '837952.40',
      changePercent: '-12.34',
    }),
    buildFavourite({ symbol: 'Z', name: 'Zeta', price: '0.01', previousClose: '0.01' }),
  ]
    .map((favourite): object => codecs.favourite.encode(favourite))
    .concat({ stock_code: 'GONE', stock_name: 'GONE' }),
  total: 3,
});

const category = buildCategory();
const indices = category.stocks.map(({ symbol, name }) => ({
  id: symbol,
  stock_code: symbol,
  stock_name: name,
}));

/** Figures of the two indices. */
const fiftyShares = quoteAt('5128.40', '5068.59');
const technology = quoteAt('2310.75', '2325.10');

/** Twelve favourites, and two indices above them. */
export const upstream: Readonly<Record<string, Script>> = {
  [listRoute]: favourites(12),
  [removeRoute]: answer.ok(null),
  'GET /stock/category/list': answer.ok({
    categories: [{ category_id: '1', category_code: 'INDEX', category_name: 'Í', stocks: indices }],
  }),
  [quoteRoute]: dayLines(buildStocks(12), ({ query }) =>
    answer.ok(
      codecs.quote.encode(
        buildQuote({
          symbol: query.symbol ?? '',
          market: 'INDEX',
          ...(query.symbol === 'C50' ? fiftyShares : technology),
        }),
      ),
    ),
  ),
};
