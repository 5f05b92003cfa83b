import type { MessageId } from '@corro/messages';

/** The five places of the bottom navigation. */
export type NavPlace = 'home' | 'markets' | 'watchlists' | 'trade' | 'account';

/** An address of the app, with what the screen around it and the links to it need to know. */
export interface Route {
  /** React Router's pattern. Every parameter is text, whatever it looks like. */
  readonly path: string;
  readonly title: MessageId;
  /** Shows the bottom navigation, with this place lit. */
  readonly nav?: NavPlace;
  /** Where the header's arrow leads when there is no page to go back to; home unless given. */
  readonly parent?: string;
  /**
   * The floating service button is shown unless the route hides it. `header`: service stands in the
   * header in place of the settings, where the foot of the page is taken.
   */
  readonly service?: 'hidden' | 'header';
}

/**
 * Every route that needs a token (spec §2), in the order of the specification. Its screen stands in
 * `routes.tsx`; the three public routes in `signedOutAddresses.ts`.
 */
export const routes = {
  home: { path: '/', title: 'nav.home', nav: 'home' },
  markets: { path: '/markets', title: 'nav.markets', nav: 'markets' },
  watchlists: { path: '/watchlists', title: 'nav.watchlists', nav: 'watchlists' },
  trade: { path: '/trade', title: 'nav.trade', nav: 'trade' },
  account: { path: '/account', title: 'nav.account', nav: 'account' },
  accountChanges: { path: '/account/changes', title: 'route.accountChanges', parent: '/account' },
  rechargeWithdraw: {
    path: '/account/recharge-withdraw/:id',
    title: 'route.rechargeWithdraw',
    parent: '/account/changes',
  },
  indexDetail: { path: '/stock/:code/:market/:name', title: 'route.indexDetail' },
  stockDetail: {
    path: '/stock/v2/:symbol/:name',
    title: 'route.stockDetail',
    service: 'header',
    parent: '/markets',
  },
  tradingView: { path: '/trading/:code', title: 'route.tradingView', parent: '/markets' },
  stockTrading: {
    path: '/stock/trading/:symbol/:market/:name',
    title: 'route.stockTrading',
    parent: '/markets',
    service: 'header',
  },
  settings: { path: '/settings', title: 'route.settings', parent: '/account' },
  loginPassword: {
    path: '/settings/login-password',
    title: 'route.loginPassword',
    parent: '/settings',
  },
  realName: { path: '/settings/real-name', title: 'route.realName', parent: '/settings' },
  bankCards: { path: '/settings/bank-cards', title: 'route.bankCards', parent: '/settings' },
  customerService: { path: '/customer-service', title: 'route.customerService', service: 'hidden' },
  news: { path: '/news', title: 'route.news' },
  newsItem: { path: '/news/:id', title: 'route.newsItem', parent: '/news' },
  blockTrading: { path: '/block-trading', title: 'route.blockTrading' },
  blockOrders: {
    path: '/block-trading/orders',
    title: 'route.blockOrders',
    parent: '/block-trading',
  },
  qip: { path: '/qip', title: 'route.qip' },
  qipOrders: { path: '/qip/orders', title: 'route.qipOrders', parent: '/qip' },
  ipo: { path: '/ipo', title: 'route.ipo' },
  ipoOrders: { path: '/ipo/orders', title: 'route.ipoOrders', parent: '/ipo' },
  funds: { path: '/fund-investment', title: 'route.funds' },
  fundOrders: {
    path: '/fund-investment/orders',
    title: 'route.fundOrders',
    parent: '/fund-investment',
  },
  forex: { path: '/forex', title: 'route.forex' },
  futures: { path: '/futures', title: 'route.futures' },
  treasuryDebt: { path: '/treasury-debt', title: 'route.treasuryDebt' },
  tradeNoNav: { path: '/trade-no-nav/:type/:buck?', title: 'nav.trade' },
  recharge: { path: '/recharge', title: 'route.recharge', parent: '/account' },
  withdraw: { path: '/withdraw', title: 'route.withdraw', parent: '/account', service: 'header' },
  withdrawRecords: {
    path: '/withdraw-records',
    title: 'route.withdrawRecords',
    parent: '/withdraw',
  },
  rechargeRecords: {
    path: '/recharge-records/:type?',
    title: 'route.rechargeRecords',
    parent: '/recharge',
  },
  loan: { path: '/loan', title: 'route.loan', parent: '/account' },
  loanApplication: { path: '/LoanApplication', title: 'route.loanApplication', parent: '/loan' },
  loanRecords: { path: '/loan-records', title: 'route.loanRecords', parent: '/loan' },
  records: { path: '/records', title: 'route.records', parent: '/trade' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are its names
export const routeNames = Object.keys(routes) as readonly RouteName[];

/** A route, without the precision of the table's own type. */
export function routeEntry(name: RouteName): Route {
  return routes[name];
}

/**
 * Addresses of the routes that take parameters. A parameter is text of any kind; it is encoded
 * here, and React Router hands the screen the same text again.
 */
export const paths = {
  indexDetail: (index: { code: string; market: string; name: string }) =>
    `/stock/${segment(index.code)}/${segment(index.market)}/${segment(index.name)}`,
  stockDetail: (stock: { symbol: string; name: string }) =>
    `/stock/v2/${segment(stock.symbol)}/${segment(stock.name)}`,
  stockTrading: (
    stock: { symbol: string; market: string; name: string },
    side: 'buy' | 'sell' = 'buy',
  ) =>
    `/stock/trading/${segment(stock.symbol)}/${segment(stock.market)}/${segment(stock.name)}?type=${side}`,
  tradingView: (code: string) => `/trading/${segment(code)}`,
  positions: (type: string, buck?: string) =>
    buck === undefined
      ? `/trade-no-nav/${segment(type)}`
      : `/trade-no-nav/${segment(type)}/${segment(buck)}`,
  moneyChange: (id: string) => `/account/recharge-withdraw/${segment(id)}`,
  rechargeRecords: (tab = 'all') =>
    tab === 'all' ? '/recharge-records' : `/recharge-records/${tab}`,
  newsItem: (id: string) => `/news/${segment(id)}`,
};

/**
 * An empty segment would be another route, and a browser swallows `.` and `..`; half a character,
 * which an upstream may have cut off, has no encoding.
 */
function segment(text: string): string {
  return text === '' || text === '.' || text === '..'
    ? '-'
    : encodeURIComponent(text.toWellFormed());
}
