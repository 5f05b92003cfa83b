import { defineMessage, type MessageDescriptor } from '@corro/messages';

/** The five places of the bottom navigation. */
export type NavPlace = 'home' | 'markets' | 'watchlists' | 'trade' | 'account';

/** An address of the app, with what the screen around it and the links to it need to know. */
export interface Route {
  /** React Router's pattern. Every parameter is text, even one that looks like a number. */
  readonly path: string;
  readonly title: MessageDescriptor;
  /** Shows the bottom navigation, with this place lit. */
  readonly nav?: NavPlace;
  /** Where the header's arrow leads when there is no page to go back to; home unless given. */
  readonly parent?: string;
  /** Customer service is in the header unless the route hides it. */
  readonly service?: 'hidden';
  /** The header ends with a «more» button for actions that do not fit in it, the settings among them. */
  readonly hasMore?: true;
}

/**
 * Every route that needs a token (spec §2), in the order of the specification. Its screen is in
 * `routes.tsx`; the three public routes in `signedOutAddresses.ts`.
 */
export const routes = {
  home: { path: '/', title: defineMessage({ id: 'nav.home' }), nav: 'home' },
  markets: { path: '/markets', title: defineMessage({ id: 'nav.markets' }), nav: 'markets' },
  watchlists: {
    path: '/watchlists',
    title: defineMessage({ id: 'nav.watchlists' }),
    nav: 'watchlists',
  },
  trade: { path: '/trade', title: defineMessage({ id: 'nav.trade' }), nav: 'trade' },
  account: { path: '/account', title: defineMessage({ id: 'nav.account' }), nav: 'account' },
  accountChanges: {
    path: '/account/changes',
    title: defineMessage({ id: 'route.accountChanges' }),
    parent: '/account',
  },
  rechargeWithdraw: {
    path: '/account/recharge-withdraw/:id',
    title: defineMessage({ id: 'route.rechargeWithdraw' }),
    parent: '/account/changes',
  },
  gains: { path: '/gains', title: defineMessage({ id: 'route.gains' }), parent: '/account' },
  documents: {
    path: '/documents',
    title: defineMessage({ id: 'route.documents' }),
    parent: '/account',
  },
  inbox: { path: '/inbox', title: defineMessage({ id: 'route.inbox' }) },
  indexDetail: {
    path: '/stock/:code/:market/:name',
    title: defineMessage({ id: 'route.indexDetail' }),
  },
  stockDetail: {
    path: '/stock/v2/:symbol/:name',
    title: defineMessage({ id: 'route.stockDetail' }),
    hasMore: true,
    parent: '/markets',
  },
  tradingView: {
    path: '/trading/:code',
    title: defineMessage({ id: 'route.tradingView' }),
    parent: '/markets',
  },
  stockTrading: {
    path: '/stock/trading/:symbol/:market/:name',
    title: defineMessage({ id: 'route.stockTrading' }),
    parent: '/markets',
  },
  settings: {
    path: '/settings',
    title: defineMessage({ id: 'route.settings' }),
    parent: '/account',
  },
  loginPassword: {
    path: '/settings/login-password',
    title: defineMessage({ id: 'route.loginPassword' }),
    parent: '/settings',
  },
  realName: {
    path: '/settings/real-name',
    title: defineMessage({ id: 'route.realName' }),
    parent: '/settings',
  },
  bankCards: {
    path: '/settings/bank-cards',
    title: defineMessage({ id: 'route.bankCards' }),
    parent: '/settings',
  },
  sessions: {
    path: '/settings/sessions',
    title: defineMessage({ id: 'route.sessions' }),
    parent: '/settings',
  },
  legal: {
    path: '/legal/:text',
    title: defineMessage({ id: 'route.legal' }),
    parent: '/settings',
  },
  passkeys: {
    path: '/settings/passkeys',
    title: defineMessage({ id: 'route.passkeys' }),
    parent: '/settings',
  },
  customerService: {
    path: '/customer-service',
    title: defineMessage({ id: 'route.customerService' }),
    service: 'hidden',
  },
  news: { path: '/news', title: defineMessage({ id: 'route.news' }) },
  newsItem: { path: '/news/:id', title: defineMessage({ id: 'route.newsItem' }), parent: '/news' },
  blockTrading: { path: '/block-trading', title: defineMessage({ id: 'route.blockTrading' }) },
  blockOrders: {
    path: '/block-trading/orders',
    title: defineMessage({ id: 'route.blockOrders' }),
    parent: '/block-trading',
  },
  qip: { path: '/qip', title: defineMessage({ id: 'route.qip' }) },
  qipOrders: {
    path: '/qip/orders',
    title: defineMessage({ id: 'route.qipOrders' }),
    parent: '/qip',
  },
  ipo: { path: '/ipo', title: defineMessage({ id: 'route.ipo' }) },
  ipoOrders: {
    path: '/ipo/orders',
    title: defineMessage({ id: 'route.ipoOrders' }),
    parent: '/ipo',
  },
  funds: { path: '/fund-investment', title: defineMessage({ id: 'route.funds' }) },
  fundOrders: {
    path: '/fund-investment/orders',
    title: defineMessage({ id: 'route.fundOrders' }),
    parent: '/fund-investment',
  },
  forex: { path: '/forex', title: defineMessage({ id: 'route.forex' }) },
  futures: { path: '/futures', title: defineMessage({ id: 'route.futures' }) },
  treasuryDebt: { path: '/treasury-debt', title: defineMessage({ id: 'route.treasuryDebt' }) },
  tradeNoNav: { path: '/trade-no-nav/:type/:buck?', title: defineMessage({ id: 'nav.trade' }) },
  recharge: {
    path: '/recharge',
    title: defineMessage({ id: 'route.recharge' }),
    parent: '/account',
  },
  withdraw: {
    path: '/withdraw',
    title: defineMessage({ id: 'route.withdraw' }),
    parent: '/account',
  },
  withdrawRecords: {
    path: '/withdraw-records',
    title: defineMessage({ id: 'route.withdrawRecords' }),
    parent: '/withdraw',
  },
  rechargeRecords: {
    path: '/recharge-records/:type?',
    title: defineMessage({ id: 'route.rechargeRecords' }),
    parent: '/recharge',
  },
  loan: { path: '/loan', title: defineMessage({ id: 'route.loan' }), parent: '/account' },
  loanApplication: {
    path: '/LoanApplication',
    title: defineMessage({ id: 'route.loanApplication' }),
    parent: '/loan',
  },
  loanRecords: {
    path: '/loan-records',
    title: defineMessage({ id: 'route.loanRecords' }),
    parent: '/loan',
  },
  records: { path: '/records', title: defineMessage({ id: 'route.records' }), parent: '/trade' },
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
 * here, and React Router passes the screen the same text again.
 */
export const paths = {
  indexDetail: (index: { code: string; market: string; name: string }) =>
    `/stock/${segment(index.code)}/${segment(index.market)}/${segment(index.name)}`,
  stockDetail: (stock: { symbol: string; name: string }) =>
    `/stock/v2/${segment(stock.symbol)}/${segment(stock.name)}`,
  /** Of a row; null where the upstream does not say which instrument it is. */
  instrument: ({ symbol, name }: { symbol: string | null; name: string }): string | null =>
    symbol === null ? null : paths.stockDetail({ symbol, name }),
  stockTrading: (
    stock: { symbol: string; market: string; name: string },
    side: 'buy' | 'sell' = 'buy',
  ) =>
    `/stock/trading/${segment(stock.symbol)}/${segment(stock.market)}/${segment(stock.name)}?type=${side}`,
  /** The orders of one instrument. */
  instrumentRecords: (symbol: string) => `/records?${new URLSearchParams({ symbol }).toString()}`,
  tradingView: (code: string) => `/trading/${segment(code)}`,
  positions: (type: string, buck?: string) =>
    buck === undefined
      ? `/trade-no-nav/${segment(type)}`
      : `/trade-no-nav/${segment(type)}/${segment(buck)}`,
  /** Where the list of records of that route is saved as a file, which begins at once. */
  exportOf: (list: RouteName) => `/documents?list=${list}`,
  moneyChange: (id: string) => `/account/recharge-withdraw/${segment(id)}`,
  rechargeRecords: (tab = 'all') =>
    tab === 'all' ? '/recharge-records' : `/recharge-records/${tab}`,
  /** One of the legal texts: `terms`, `privacy`, `fees`, `accessibility`, `complaints`. */
  legal: (text: string) => `/legal/${segment(text)}`,
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
