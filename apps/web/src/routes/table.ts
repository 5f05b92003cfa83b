import type { RouteEntry } from './routeEntry.ts';

/**
 * Every route that needs a token (spec §2), in the order of the specification. To build a screen,
 * give its route a `screen`. The three public ones are in `visitorRoutes.ts`.
 */
export const routes = {
  home: {
    path: '/',
    title: 'nav.home',
    screen: () => import('../screens/home/HomeScreen.tsx'),
    nav: 'home',
  },
  markets: {
    path: '/markets',
    title: 'nav.markets',
    screen: () => import('../screens/markets/MarketsScreen.tsx'),
    nav: 'markets',
  },
  watchlists: {
    path: '/watchlists',
    title: 'nav.watchlists',
    nav: 'watchlists',
    screen: () => import('../screens/watchlists/WatchlistsScreen.tsx'),
  },
  trade: {
    path: '/trade',
    title: 'nav.trade',
    nav: 'trade',
    screen: () => import('../screens/trade/TradeScreen.tsx'),
  },
  account: {
    path: '/account',
    title: 'nav.account',
    nav: 'account',
    screen: () => import('../screens/account/AccountScreen.tsx'),
  },
  accountChanges: {
    path: '/account/changes',
    title: 'route.accountChanges',
    screen: () => import('../screens/account-changes/AccountChangesScreen.tsx'),
    parent: '/account',
  },
  rechargeWithdraw: {
    path: '/account/recharge-withdraw/:id',
    title: 'route.rechargeWithdraw',
    screen: () => import('../screens/money-change/MoneyChangeScreen.tsx'),
    parent: '/account/changes',
  },
  indexDetail: {
    path: '/stock/:code/:market/:name',
    title: 'route.indexDetail',
    screen: () => import('../screens/index-detail/IndexDetailScreen.tsx'),
  },
  stockDetail: {
    path: '/stock/v2/:symbol/:name',
    title: 'route.stockDetail',
    screen: () => import('../screens/stock-detail/StockDetailScreen.tsx'),
    service: 'header',
    parent: '/markets',
  },
  tradingView: {
    path: '/trading/:code',
    title: 'route.tradingView',
    screen: () => import('../screens/trading-view/TradingViewScreen.tsx'),
    parent: '/markets',
  },
  stockTrading: {
    path: '/stock/trading/:symbol/:market/:name',
    title: 'route.stockTrading',
    screen: () => import('../screens/stock-trading/StockTradingScreen.tsx'),
    parent: '/markets',
    service: 'header',
  },
  settings: {
    path: '/settings',
    title: 'route.settings',
    parent: '/account',
    screen: () => import('../screens/settings/SettingsScreen.tsx'),
  },
  loginPassword: {
    path: '/settings/login-password',
    title: 'route.loginPassword',
    parent: '/settings',
    screen: () => import('../screens/login-password/LoginPasswordScreen.tsx'),
  },
  realName: {
    path: '/settings/real-name',
    title: 'route.realName',
    screen: () => import('../screens/real-name/RealNameScreen.tsx'),
    parent: '/settings',
  },
  bankCards: {
    path: '/settings/bank-cards',
    title: 'route.bankCards',
    parent: '/settings',
    screen: () => import('../screens/bank-cards/BankCardsScreen.tsx'),
  },
  customerService: {
    path: '/customer-service',
    title: 'route.customerService',
    screen: () => import('../screens/customer-service/CustomerServiceScreen.tsx'),
    service: 'hidden',
  },
  news: {
    path: '/news',
    title: 'route.news',
    screen: () => import('../screens/news/NewsScreen.tsx'),
  },
  newsItem: {
    path: '/news/:id',
    title: 'route.newsItem',
    screen: () => import('../screens/news-item/NewsItemScreen.tsx'),
    parent: '/news',
  },
  blockTrading: {
    path: '/block-trading',
    title: 'route.blockTrading',
    screen: () => import('../screens/block-trading/BlockTradingScreen.tsx'),
  },
  blockOrders: {
    path: '/block-trading/orders',
    title: 'route.blockOrders',
    screen: () => import('../screens/block-orders/BlockOrdersScreen.tsx'),
    parent: '/block-trading',
  },
  qip: {
    path: '/qip',
    title: 'route.qip',
    screen: () => import('../screens/qip/QipScreen.tsx'),
  },
  qipOrders: {
    path: '/qip/orders',
    title: 'route.qipOrders',
    screen: () => import('../screens/qip-orders/QipOrdersScreen.tsx'),
    parent: '/qip',
  },
  ipo: { path: '/ipo', title: 'route.ipo', screen: () => import('../screens/ipo/IpoScreen.tsx') },
  ipoOrders: {
    path: '/ipo/orders',
    title: 'route.ipoOrders',
    screen: () => import('../screens/ipo-orders/IpoOrdersScreen.tsx'),
    parent: '/ipo',
  },
  funds: {
    path: '/fund-investment',
    title: 'route.funds',
    screen: () => import('../screens/fund-investment/FundInvestmentScreen.tsx'),
  },
  fundOrders: {
    path: '/fund-investment/orders',
    title: 'route.fundOrders',
    parent: '/fund-investment',
    screen: () => import('../screens/fund-orders/FundOrdersScreen.tsx'),
  },
  forex: {
    path: '/forex',
    title: 'route.forex',
    screen: () => import('../screens/forex/ForexScreen.tsx'),
  },
  futures: {
    path: '/futures',
    title: 'route.futures',
    screen: () => import('../screens/futures/FuturesScreen.tsx'),
  },
  treasuryDebt: {
    path: '/treasury-debt',
    title: 'route.treasuryDebt',
    screen: () => import('../screens/treasury-debt/TreasuryDebtScreen.tsx'),
  },
  tradeNoNav: {
    path: '/trade-no-nav/:type/:buck?',
    title: 'nav.trade',
    screen: () => import('../screens/trade/TradeScreen.tsx'),
  },
  recharge: {
    path: '/recharge',
    title: 'route.recharge',
    screen: () => import('../screens/recharge/RechargeScreen.tsx'),
    parent: '/account',
  },
  withdraw: {
    path: '/withdraw',
    title: 'route.withdraw',
    parent: '/account',
    screen: () => import('../screens/withdraw/WithdrawScreen.tsx'),
    service: 'header',
  },
  withdrawRecords: {
    path: '/withdraw-records',
    title: 'route.withdrawRecords',
    parent: '/withdraw',
    screen: () => import('../screens/withdraw-records/WithdrawRecordsScreen.tsx'),
  },
  rechargeRecords: {
    path: '/recharge-records/:type?',
    title: 'route.rechargeRecords',
    screen: () => import('../screens/recharge-records/RechargeRecordsScreen.tsx'),
    parent: '/recharge',
  },
  loan: {
    path: '/loan',
    title: 'route.loan',
    parent: '/account',
    screen: () => import('../screens/loan/LoanScreen.tsx'),
  },
  loanApplication: {
    path: '/LoanApplication',
    title: 'route.loanApplication',
    parent: '/loan',
    screen: () => import('../screens/loan-application/LoanApplicationScreen.tsx'),
  },
  loanRecords: {
    path: '/loan-records',
    title: 'route.loanRecords',
    parent: '/loan',
    screen: () => import('../screens/loan-records/LoanRecordsScreen.tsx'),
  },
  records: {
    path: '/records',
    title: 'route.records',
    screen: () => import('../screens/records/RecordsScreen.tsx'),
    parent: '/trade',
  },
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof routes;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are its names
export const routeNames = Object.keys(routes) as readonly RouteName[];

/** The entry of a route, without the precision of the table's own type. */
export function routeEntry(name: RouteName): RouteEntry {
  return routes[name];
}
