import { paths, type RouteName, patterns } from '@corro/web/links';

/** Names of the routes with a parameter. */
type Filled = {
  [Name in RouteName]: (typeof patterns)[Name] extends `${string}:${string}` ? Name : never;
}[RouteName];

const share = { symbol: 'KO', name: 'Coca-Cola' };

const filled: Readonly<Record<Filled, string>> = {
  rechargeWithdraw: paths.moneyChange('none'),
  indexDetail: paths.indexDetail({ code: 'SP500', market: 'INDEX', name: 'S&P 500' }),
  stockDetail: paths.stockDetail(share),
  tradingView: paths.tradingView('KO'),
  stockTrading: paths.stockTrading({ ...share, market: 'US' }),
  legal: paths.legal('fees'),
  newsItem: paths.newsItem('demo-32'),
  tradeNoNav: paths.positions('forex', '1'),
  rechargeRecords: paths.rechargeRecords(),
};

/** An address of each screen behind the login. */
export const addresses: readonly string[] = Object.values({
  ...patterns,
  ...filled,
});
