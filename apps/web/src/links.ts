/**
 * Patterns of the addresses that need a token (spec §2). Every parameter is text, even one that
 * looks like a number.
 */
export const patterns = {
  home: '/',
  markets: '/markets',
  watchlists: '/watchlists',
  trade: '/trade',
  account: '/account',
  accountChanges: '/account/changes',
  rechargeWithdraw: '/account/recharge-withdraw/:id',
  gains: '/gains',
  documents: '/documents',
  inbox: '/inbox',
  indexDetail: '/stock/:code/:market/:name',
  stockDetail: '/stock/v2/:symbol/:name',
  tradingView: '/trading/:code',
  stockTrading: '/stock/trading/:symbol/:market/:name',
  settings: '/settings',
  loginPassword: '/settings/login-password',
  realName: '/settings/real-name',
  bankCards: '/settings/bank-cards',
  sessions: '/settings/sessions',
  legal: '/legal/:text?',
  passkeys: '/settings/passkeys',
  customerService: '/customer-service',
  news: '/news',
  newsItem: '/news/:id',
  blockTrading: '/block-trading',
  blockOrders: '/block-trading/orders',
  qip: '/qip',
  qipOrders: '/qip/orders',
  ipo: '/ipo',
  ipoOrders: '/ipo/orders',
  funds: '/fund-investment',
  fundOrders: '/fund-investment/orders',
  forex: '/forex',
  futures: '/futures',
  treasuryDebt: '/treasury-debt',
  tradeNoNav: '/trade-no-nav/:type/:buck?',
  recharge: '/recharge',
  withdraw: '/withdraw',
  withdrawRecords: '/withdraw-records',
  rechargeRecords: '/recharge-records/:type?',
  loan: '/loan',
  loanApplication: '/LoanApplication',
  loanRecords: '/loan-records',
  records: '/records',
} as const;

/** Addresses of the screens in the navigation. */
export const mainPaths: readonly string[] = [
  patterns.home,
  patterns.markets,
  patterns.watchlists,
  patterns.trade,
  patterns.account,
];

export type RouteName = keyof typeof patterns;

/** Builds addresses with encoded parameters, which React Router decodes. */
export const paths = {
  indexDetail: (index: { code: string; market: string; name: string }) =>
    `/stock/${segment(index.code)}/${segment(index.market)}/${segment(index.name)}`,
  stockDetail: (stock: { symbol: string; name: string }) =>
    `/stock/v2/${segment(stock.symbol)}/${segment(stock.name)}`,
  /** Null if the instrument is unknown. */
  instrument: ({ symbol, name }: { symbol: string | null; name: string }): string | null =>
    symbol === null ? null : paths.stockDetail({ symbol, name }),
  stockTrading: (
    stock: { symbol: string; market: string; name: string },
    side: 'buy' | 'sell' = 'buy',
  ) =>
    `/stock/trading/${segment(stock.symbol)}/${segment(stock.market)}/${segment(stock.name)}?type=${side}`,
  instrumentRecords: (symbol: string) => `/records?${new URLSearchParams({ symbol }).toString()}`,
  tradingView: (code: string) => `/trading/${segment(code)}`,
  positions: (type: string, buck?: string) =>
    buck === undefined
      ? `/trade-no-nav/${segment(type)}`
      : `/trade-no-nav/${segment(type)}/${segment(buck)}`,
  /** Address of the documents screen that opens the export of a list of records. */
  exportOf: (list: RouteName) => `/documents?list=${list}`,
  moneyChange: (id: string) => `/account/recharge-withdraw/${segment(id)}`,
  rechargeRecords: (tab = 'all') =>
    tab === 'all' ? '/recharge-records' : `/recharge-records/${tab}`,
  /** `terms`, `privacy`, `fees`, `accessibility` or `complaints`. */
  legal: (text?: string) => (text === undefined ? '/legal' : `/legal/${segment(text)}`),
  newsItem: (id: string) => `/news/${segment(id)}`,
};

/**
 * Encodes a segment of a path. An empty segment would match another route, and browsers resolve `.`
 * and `..`, so all three become `-`. A lone surrogate, which remains where an upstream has cut a
 * text, has no encoding, so it becomes U+FFFD.
 */
function segment(text: string): string {
  return text === '' || text === '.' || text === '..'
    ? '-'
    : encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
