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
