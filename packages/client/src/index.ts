import * as everyCodec from './codecs/index.ts';

export { type Clock, systemClock } from './clock.ts';
export type { UserInfo } from './codecs/account.ts';
export type { BillEntry } from './codecs/bill.ts';
export type { Card, CardKind } from './codecs/cards.ts';
export type { Fund, FundOrder, FundReceipt, FundTermsOfIssue } from './codecs/funds.ts';
export type { Verification } from './codecs/identity.ts';
export type { Ipo, IpoOrder } from './codecs/ipos.ts';
export type { LoanRecord, LoanSummary } from './codecs/loans.ts';
export type { Favourite } from './codecs/favourites.ts';
export type { CurrencyPair } from './codecs/currencies.ts';
export type { Category, CategoryStock, Stock } from './codecs/markets.ts';
export type { ChatMessage } from './codecs/messages.ts';
export type { MoneyReceipt, MoneyRecord, RechargeRecord, Withdrawal } from './codecs/money.ts';
export type { NewsItem } from './codecs/news.ts';
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
export type { Page, PageParams } from './codecs/page.ts';
export type { Candle, Quote } from './codecs/quotes.ts';
export { type CorroClient, createClient, createClientOver } from './createClient.ts';
export * from './errors.ts';
export { type Queries, createQueries } from './queries/createQueries.ts';
export { type KeptName, keptNameOf, keptNames } from './queries/kept.ts';
export { type PollName, pollPolicies } from './queries/polling.ts';
export { keepRecovering } from './queries/recovery.ts';
export type { BillParams } from './resources/bill.ts';
export type { CardEntry } from './resources/cards.ts';
export type { AppConfig } from './resources/config.ts';
export type { CurrencyParams } from './resources/currencies.ts';
export type { FundOrderParams } from './resources/funds.ts';
export type { VerificationRequest } from './resources/identity.ts';
export type { UploadOptions } from './resources/files.ts';
export type { IpoApplication } from './resources/ipos.ts';
export type { OrderCallOptions } from './resources/orderCall.ts';
export type { LoanParams } from './resources/loans.ts';
export type { OfferParams } from './resources/offers.ts';
export type { OfferPurchase, OrderParams, StockPurchase, StockSale } from './resources/orders.ts';
export type { PositionParams } from './resources/positions.ts';
export type { Interval, QuoteParams, Range } from './resources/quotes.ts';
export type { RechargeParams } from './resources/recharges.ts';
export {
  type Credentials,
  type PasswordChange,
  type PasswordReset,
  type Registration,
  type SessionCalls,
  type TransactionCode,
  createSessionCalls,
} from './resources/session.ts';
export type { MarketParams, MarketTag, StockParams } from './resources/stocks.ts';
export type { WithdrawOrder, WithdrawalParams } from './resources/withdrawals.ts';
export {
  type CallOptions,
  type ClientOptions,
  type FormSender,
  type FormUpload,
  type Transport,
  createTransport,
  sendFormByXhr,
} from './http/index.ts';

/** How each entity is read, and how an upstream sends it. */
export const codecs = everyCodec;
