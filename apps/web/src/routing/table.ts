import type { RouteEntry } from '../shell/routeEntry.ts';

/**
 * Every route that needs a token (spec §2), in the order of the specification. To build a screen,
 * give its route a `screen`. The three public ones are in `visitorRoutes.ts`.
 */
export const routes = {
  home: {
    path: '/',
    title: 'nav.home',
    screen: () => import('../features/home/HomeScreen.tsx'),
    nav: 'home',
  },
  markets: {
    path: '/markets',
    title: 'nav.markets',
    screen: () => import('../features/markets/MarketsScreen.tsx'),
    nav: 'markets',
  },
  watchlists: {
    path: '/watchlists',
    title: 'nav.watchlists',
    nav: 'watchlists',
    screen: () => import('../features/markets/watchlists/WatchlistsScreen.tsx'),
  },
  trade: {
    path: '/trade',
    title: 'nav.trade',
    nav: 'trade',
    screen: () => import('../features/portfolio/TradeScreen.tsx'),
  },
  account: {
    path: '/account',
    title: 'nav.account',
    nav: 'account',
    screen: () => import('../features/account/AccountScreen.tsx'),
  },
  accountChanges: {
    path: '/account/changes',
    title: 'route.accountChanges',
    screen: () => import('../features/account/changes/AccountChangesScreen.tsx'),
    parent: '/account',
  },
  rechargeWithdraw: {
    path: '/account/recharge-withdraw/:id',
    title: 'route.rechargeWithdraw',
    screen: () => import('../features/account/changes/MoneyChangeScreen.tsx'),
    parent: '/account/changes',
  },
  indexDetail: {
    path: '/stock/:code/:market/:name',
    title: 'route.indexDetail',
    screen: () => import('../features/markets/instrument/IndexDetailScreen.tsx'),
  },
  stockDetail: {
    path: '/stock/v2/:symbol/:name',
    title: 'route.stockDetail',
    screen: () => import('../features/markets/instrument/StockDetailScreen.tsx'),
    service: 'header',
    parent: '/markets',
  },
  tradingView: {
    path: '/trading/:code',
    title: 'route.tradingView',
    screen: () => import('../features/markets/TradingViewScreen.tsx'),
    parent: '/markets',
  },
  stockTrading: {
    path: '/stock/trading/:symbol/:market/:name',
    title: 'route.stockTrading',
    screen: () => import('../features/trading/ticket/StockTradingScreen.tsx'),
    parent: '/markets',
    service: 'header',
  },
  settings: {
    path: '/settings',
    title: 'route.settings',
    parent: '/account',
    screen: () => import('../features/settings/SettingsScreen.tsx'),
  },
  loginPassword: {
    path: '/settings/login-password',
    title: 'route.loginPassword',
    parent: '/settings',
    screen: () => import('../features/auth/LoginPasswordScreen.tsx'),
  },
  realName: {
    path: '/settings/real-name',
    title: 'route.realName',
    screen: () => import('../features/identity/RealNameScreen.tsx'),
    parent: '/settings',
  },
  bankCards: {
    path: '/settings/bank-cards',
    title: 'route.bankCards',
    parent: '/settings',
    screen: () => import('../features/cards/BankCardsScreen.tsx'),
  },
  customerService: {
    path: '/customer-service',
    title: 'route.customerService',
    screen: () => import('../features/support/CustomerServiceScreen.tsx'),
    service: 'hidden',
  },
  news: {
    path: '/news',
    title: 'route.news',
    screen: () => import('../features/news/NewsScreen.tsx'),
  },
  newsItem: {
    path: '/news/:id',
    title: 'route.newsItem',
    screen: () => import('../features/news/NewsItemScreen.tsx'),
    parent: '/news',
  },
  blockTrading: {
    path: '/block-trading',
    title: 'route.blockTrading',
    screen: () => import('../features/deals/BlockTradingScreen.tsx'),
  },
  blockOrders: {
    path: '/block-trading/orders',
    title: 'route.blockOrders',
    screen: () => import('../features/deals/BlockOrdersScreen.tsx'),
    parent: '/block-trading',
  },
  qip: {
    path: '/qip',
    title: 'route.qip',
    screen: () => import('../features/deals/QipScreen.tsx'),
  },
  qipOrders: {
    path: '/qip/orders',
    title: 'route.qipOrders',
    screen: () => import('../features/deals/QipOrdersScreen.tsx'),
    parent: '/qip',
  },
  ipo: { path: '/ipo', title: 'route.ipo', screen: () => import('../features/ipo/IpoScreen.tsx') },
  ipoOrders: {
    path: '/ipo/orders',
    title: 'route.ipoOrders',
    screen: () => import('../features/ipo/orders/IpoOrdersScreen.tsx'),
    parent: '/ipo',
  },
  funds: {
    path: '/fund-investment',
    title: 'route.funds',
    screen: () => import('../features/funds/FundInvestmentScreen.tsx'),
  },
  fundOrders: {
    path: '/fund-investment/orders',
    title: 'route.fundOrders',
    parent: '/fund-investment',
    screen: () => import('../features/funds/orders/FundOrdersScreen.tsx'),
  },
  forex: {
    path: '/forex',
    title: 'route.forex',
    screen: () => import('../features/markets/ForexScreen.tsx'),
  },
  futures: {
    path: '/futures',
    title: 'route.futures',
    screen: () => import('../features/markets/FuturesScreen.tsx'),
  },
  treasuryDebt: {
    path: '/treasury-debt',
    title: 'route.treasuryDebt',
    screen: () => import('../features/markets/TreasuryDebtScreen.tsx'),
  },
  tradeNoNav: {
    path: '/trade-no-nav/:type/:buck?',
    title: 'nav.trade',
    screen: () => import('../features/portfolio/TradeScreen.tsx'),
  },
  recharge: {
    path: '/recharge',
    title: 'route.recharge',
    screen: () => import('../features/money/recharge/RechargeScreen.tsx'),
    parent: '/account',
  },
  withdraw: {
    path: '/withdraw',
    title: 'route.withdraw',
    parent: '/account',
    screen: () => import('../features/money/withdraw/WithdrawScreen.tsx'),
    service: 'header',
  },
  withdrawRecords: {
    path: '/withdraw-records',
    title: 'route.withdrawRecords',
    parent: '/withdraw',
    screen: () => import('../features/money/records/WithdrawRecordsScreen.tsx'),
  },
  rechargeRecords: {
    path: '/recharge-records/:type?',
    title: 'route.rechargeRecords',
    screen: () => import('../features/money/records/RechargeRecordsScreen.tsx'),
    parent: '/recharge',
  },
  loan: {
    path: '/loan',
    title: 'route.loan',
    parent: '/account',
    screen: () => import('../features/loans/LoanScreen.tsx'),
  },
  loanApplication: {
    path: '/LoanApplication',
    title: 'route.loanApplication',
    parent: '/loan',
    screen: () => import('../features/loans/records/LoanApplicationScreen.tsx'),
  },
  loanRecords: {
    path: '/loan-records',
    title: 'route.loanRecords',
    parent: '/loan',
    screen: () => import('../features/loans/records/LoanRecordsScreen.tsx'),
  },
  records: {
    path: '/records',
    title: 'route.records',
    screen: () => import('../features/trading/orders/RecordsScreen.tsx'),
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
