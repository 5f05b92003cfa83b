export { type Clock, systemClock } from './clock.ts';
export { type CorroClient, createClient, createClientOver } from './createClient.ts';
export * from './errors.ts';
export { type Queries, createQueries } from './queries/createQueries.ts';
export { type KeptName, keptNameOf, keptNames } from './queries/kept.ts';
export { type PollName, pollPolicies } from './queries/polling.ts';
export { keepRecovering } from './queries/recovery.ts';
export type { BillDirection, BillEntry, BillParams, UserInfo } from './resources/account.ts';
export type { Candle } from './resources/candles.ts';
export type { Card, CardEntry, CardKind } from './resources/cards.ts';
export type { Category, CategoryStock } from './resources/categories.ts';
export type { AppConfig } from './resources/config.ts';
export type { CurrencyPair, CurrencyParams } from './resources/currencies.ts';
export type { Favourite } from './resources/favourites.ts';
export type { Fund, FundOrder, FundTermsOfIssue } from './resources/fundRow.ts';
export type { FundOrderParams, FundReceipt } from './resources/funds.ts';
export type { Verification, VerificationRequest } from './resources/identity.ts';
export type { UploadOptions } from './resources/files.ts';
export type { ChatMessage } from './resources/messages.ts';
export type { Ipo, IpoOrder } from './resources/ipoRow.ts';
export type { IpoApplication } from './resources/ipos.ts';
export type { OrderCallOptions } from './resources/orderCall.ts';
export type { LoanParams, LoanRecord, LoanSummary } from './resources/loans.ts';
export type { MoneyReceipt, MoneyRecord } from './resources/moneyRecord.ts';
export type { NewsItem } from './resources/news.ts';
export type { Offer, OfferParams } from './resources/offers.ts';
export type { OfferKind, OrderKind } from './resources/orderKind.ts';
export type { Order, Side } from './resources/orderRow.ts';
export type { OfferPurchase, OrderParams, StockPurchase, StockSale } from './resources/orders.ts';
export type { Position, PositionParams } from './resources/positions.ts';
export type { Interval, Quote, QuoteParams, Range } from './resources/quotes.ts';
export type { OrderReceipt } from './resources/receipt.ts';
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
export type { MarketParams, MarketTag, Stock, StockParams } from './resources/stocks.ts';
export type { WithdrawOrder, Withdrawal, WithdrawalParams } from './resources/withdrawals.ts';
export {
  type CallOptions,
  type ClientOptions,
  type FormSender,
  type FormUpload,
  type Transport,
  createTransport,
  sendFormByXhr,
} from './transport/index.ts';
export type { Page, PageParams } from './wire/page.ts';
