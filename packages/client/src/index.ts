import { balance, configEntry, userInfo } from './codecs/account.ts';
import { billEntry } from './codecs/bill.ts';
import { card } from './codecs/cards.ts';
import { customerCase } from './codecs/cases.ts';
import { favourite } from './codecs/favourites.ts';
import { fund, fundOrder, fundReceipt } from './codecs/funds.ts';
import { gainRecord, gainYear, instrumentGain } from './codecs/gains.ts';
import { verification } from './codecs/identity.ts';
import { ipo, ipoOrder } from './codecs/ipos.ts';
import { loanRecord, loanSummary } from './codecs/loans.ts';
import { category, stock } from './codecs/markets.ts';
import { message } from './codecs/messages.ts';
import { moneyReceipt, recharge, withdrawal } from './codecs/money.ts';
import { newsItem } from './codecs/news.ts';
import { notice } from './codecs/notices.ts';
import { offer, order, orderReceipt, position } from './codecs/orders.ts';
import { currencyPair, debt } from './codecs/otherMarkets.ts';
import { encodePage } from './codecs/page.ts';
import { passkey } from './codecs/passkeys.ts';
import { portfolio } from './codecs/portfolio.ts';
import { quote, quoteSummary } from './codecs/quotes.ts';
import { session } from './codecs/sessions.ts';
import { statement } from './codecs/statements.ts';

export type { UpstreamFormat } from './http/index.ts';
export { extensions } from './__generated__/extensions.ts';
export { type Clock, systemClock } from './clock.ts';
export type { UserInfo } from './codecs/account.ts';
export type { BillEntry } from './codecs/bill.ts';
export type { Card, CardKind } from './codecs/cards.ts';
export type { CustomerCase } from './codecs/cases.ts';
export type { Favourite } from './codecs/favourites.ts';
export type { Fund, FundOrder, FundReceipt, FundTermsOfIssue } from './codecs/funds.ts';
export type { GainRecord, GainYear, InstrumentGain } from './codecs/gains.ts';
export type { Verification } from './codecs/identity.ts';
export type { Ipo, IpoOrder } from './codecs/ipos.ts';
export type { LoanRecord, LoanSummary } from './codecs/loans.ts';
export type { Category, CategoryStock, Stock } from './codecs/markets.ts';
export type { ChatMessage } from './codecs/messages.ts';
export type {
  CancelReceipt,
  MoneyReceipt,
  MoneyRecord,
  RechargeRecord,
  RepaymentReceipt,
  Withdrawal,
} from './codecs/money.ts';
export type { NewsItem } from './codecs/news.ts';
export type { Notice, NoticeKind } from './codecs/notices.ts';
export type {
  Offer,
  OfferKind,
  Order,
  OrderKind,
  OrderReceipt,
  OrderStatus,
  Position,
  Side,
} from './codecs/orders.ts';
export type { LoggedIn } from './codecs/login.ts';
export type { CurrencyPair, Debt } from './codecs/otherMarkets.ts';
export {
  type Ambiguous,
  type Page,
  type PageParams,
  type ReadPage,
  type RowParams,
  hasNextPage,
  withoutShared,
} from './codecs/page.ts';
export type { InfiniteParams } from './resources/pages.ts';
export type { Passkey } from './codecs/passkeys.ts';
export type { Portfolio, PortfolioParts, PortfolioPoint } from './codecs/portfolio.ts';
export type { Candle, Quote, QuoteSummary } from './codecs/quotes.ts';
export type { CustomerSession } from './codecs/sessions.ts';
export type { Statement } from './codecs/statements.ts';
export * from './errors.ts';
export {
  type CallOptions,
  type ClientOptions,
  type FormSender,
  type FormUpload,
  type Transport,
  createTransport,
  ownTask,
  sendFormByXhr,
} from './http/index.ts';
export { type PersistedName, persistedNameOf, persistedNames } from './resources/persisted.ts';
export { type PollName, pollPolicies } from './resources/polling.ts';
export { startQuotePush, type PushingOptions } from './live/pushing.ts';
export { watchReconnection } from './live/reconnection.ts';
export * from './resources/account.ts';
export * from './resources/bill.ts';
export * from './resources/cancelling.ts';
export * from './resources/cards.ts';
export * from './resources/cases.ts';
export * from './resources/categories.ts';
export * from './resources/config.ts';
export * from './resources/currencies.ts';
export * from './resources/dayLines.ts';
export * from './resources/favourites.ts';
export * from './resources/funds.ts';
export * from './resources/gains.ts';
export * from './resources/identity.ts';
export * from './resources/ipos.ts';
export * from './resources/loans.ts';
export * from './resources/messages.ts';
export * from './resources/news.ts';
export * from './resources/notices.ts';
export type { OrderCallOptions } from './resources/orderCall.ts';
export * from './resources/offers.ts';
export * from './resources/orders.ts';
export * from './resources/passkeys.ts';
export * from './resources/portfolio.ts';
export * from './resources/positions.ts';
export {
  listenToQuotes,
  type PushedQuotes,
  type QuoteStreamOptions,
  type QuoteStreamParams,
} from './live/quoteStream.ts';
export {
  getQuote,
  type Interval,
  type QuoteParams,
  quoteQuery,
  type Range,
} from './resources/quotes.ts';
export * from './resources/recovery.ts';
export * from './resources/recharges.ts';
export * from './resources/session.ts';
export * from './resources/sessions.ts';
export * from './resources/startOver.ts';
export * from './resources/statements.ts';
export * from './resources/stocks.ts';
export * from './resources/unreadCount.ts';
export * from './resources/unreadNotices.ts';
export * from './resources/withdrawals.ts';

/** Codecs of all entities. */
export const codecs = {
  balance,
  billEntry,
  card,
  category,
  configEntry,
  currencyPair,
  customerCase,
  debt,
  encodePage,
  favourite,
  fund,
  fundOrder,
  fundReceipt,
  gainRecord,
  gainYear,
  instrumentGain,
  ipo,
  ipoOrder,
  loanRecord,
  loanSummary,
  message,
  moneyReceipt,
  newsItem,
  notice,
  offer,
  order,
  orderReceipt,
  passkey,
  portfolio,
  position,
  quote,
  quoteSummary,
  recharge,
  session,
  statement,
  stock,
  userInfo,
  verification,
  withdrawal,
};
