import type { NewsSubject } from '../languages/newsSubjects.ts';
import type { CandleInterval, DebtTerms, Instrument, MarketCandle } from '../market/index.ts';
import { type Answer, ok } from '../rules/answer.ts';
import { debtFigures } from '../rules/debtFigures.ts';
import { expiryAfter } from '../rules/futures.ts';
import type { PricedInstrument } from '../rules/instruments.ts';
import type { Offer } from '../rules/offers.ts';
import { orderStatus } from '../rules/purchase.ts';
import {
  type BillEntry,
  type PageRows,
  fromCents,
  fromMillionths,
  type LotRow,
  type MessageRow,
  type NewsRow,
  type ListedOrderRow,
} from '../store/index.ts';

/** Formats epoch milliseconds as ISO 8601 in UTC. */
export function isoTime(at: bigint | number): string {
  return new Date(Number(at)).toISOString();
}

export function isoTimeOrNull(at: bigint | null): string | null {
  return at === null ? null : isoTime(at);
}

export function centsOrNull(cents: bigint | null): string | null {
  return cents === null ? null : fromCents(cents);
}

export function recordFields(row: {
  order_number: string;
  client_key: string | null;
  created_at: bigint;
}) {
  return {
    id: row.order_number,
    no: row.order_number,
    created_at: isoTime(row.created_at),
    client_key: row.client_key,
  };
}

export function pageAnswer<Row>(
  { rows, count }: PageRows<Row>,
  format: (row: Row) => object,
): Answer {
  return ok({ rows: rows.map(format), count });
}

/** Formats the contract's schema `QuoteRow`; only longer intervals than a minute have a yield. */
export function candleRow(
  candle: MarketCandle,
  { priceDecimals: decimals, debt }: Pick<Instrument, 'priceDecimals' | 'debt'>,
  interval: CandleInterval,
) {
  return {
    ...(debt === undefined || interval === '1m'
      ? {}
      : { yield: debtFigures(candle.close, debt).yield }),
    timestamp: isoTime(candle.time),
    open: candle.open.toFixed(decimals),
    high: candle.high.toFixed(decimals),
    low: candle.low.toFixed(decimals),
    close: candle.close.toFixed(decimals),
    volume: candle.volume,
  };
}

/**
 * Formats the contract's schema `Stock`. It has the price under two names, because lists and search
 * results read different ones.
 */
export function stockRow({ instrument, quote }: PricedInstrument) {
  return {
    ...(instrument.debt === undefined ? {} : debtRow(instrument.debt, quote.price)),
    ...(instrument.yieldDays === undefined
      ? {}
      : { yield: quote.price, term_days: instrument.yieldDays }),
    ...(instrument.unit === undefined
      ? {}
      : { unit: instrument.unit, expires_at: isoTime(expiryAfter(quote.at)), at_expiry: 'roll' }),
    id: instrument.symbol,
    stock: instrument.symbol,
    name: instrument.name,
    market: instrument.market,
    market_name: instrument.marketName,
    exchange_name: instrument.exchangeName,
    prasent: quote.price,
    current_price: quote.price,
    close_prices: quote.previousClose,
    percent_change: quote.changePercent,
  };
}

/** Formats the fields of the contract's schema `Stock` for treasury debt. */
function debtRow(debt: DebtTerms, price: string) {
  const figures = debtFigures(Number(price), debt);
  return {
    issuer: debt.issuer,
    yield: figures.yield,
    term_days: debt.days,
    paid_until_due: figures.paidUntilDue,
  };
}

/** Formats the contract's schema `CurrencyPair`. */
export function pairRow({ instrument, quote }: PricedInstrument) {
  return {
    stock: instrument.symbol,
    name: instrument.name,
    prasent: quote.price,
    percent_change: quote.changePercent,
  };
}

/**
 * Formats the contract's schema `WatchlistItem`. Unlisted instruments, and those without a price,
 * stay on the list.
 */
export function favouriteRow(
  symbol: string,
  instrument: PricedInstrument['instrument'] | null,
  quote: PricedInstrument['quote'] | null,
) {
  return {
    stock_name: instrument?.name ?? symbol,
    stock_code: symbol,
    category_code: instrument?.category ?? null,
    stock_detail: {
      market: instrument?.market,
      prasent: quote?.price,
      close_prices: quote?.previousClose,
      percent_change: quote?.changePercent,
      market_name: instrument?.marketName,
      exchange_name: instrument?.exchangeName,
    },
  };
}

/** Formats the contract's schema `BillEntry`. */
export function billRow(entry: BillEntry) {
  const { amount } = entry;
  return {
    id: entry.entry_id,
    type: amount < 0n ? 'expense' : 'income',
    amount: fromCents(amount < 0n ? -amount : amount),
    balance: fromCents(entry.balance_after),
    reason: entry.reason,
    no: entry.order_number,
    tag: entry.symbol,
    name: entry.name,
    count: entry.quantity === null ? null : Number(entry.quantity),
    price: entry.unit_price === null ? null : fromMillionths(entry.unit_price),
    created_at: isoTime(entry.created_at),
  };
}

/** Formats the contract's schema `Order`. */
export function orderRow(order: ListedOrderRow) {
  return {
    ...recordFields(order),
    tag: order.symbol,
    name: order.name,
    type: order.market,
    mold: order.mold,
    state: order.side,
    count: Number(order.quantity),
    price: fromMillionths(order.price),
    sell_price: order.sell_price === null ? null : fromMillionths(order.sell_price),
    price_all: fromCents(order.total),
    cost_all: order.side === 'sell' ? centsOrNull(order.lot_cost) : null,
    status: order.status,
    // Too low a balance is the only reason for which an order is stored as failed.
    reason: order.status === orderStatus.failed ? 'insufficient-funds' : null,
    // A market order executes or fails at once, so it ends when it is created.
    ended_at: isoTime(order.created_at),
  };
}

/** Formats the contract's schema `Position`; the quote is null if it could not be read. */
export function positionRow(lot: LotRow, quote: PricedInstrument['quote'] | null) {
  return {
    id: lot.order_number,
    no: lot.order_number,
    tag: lot.symbol,
    name: lot.name,
    type: lot.market,
    mold: lot.mold,
    state: 'buy',
    count: Number(lot.quantity),
    price: fromMillionths(lot.cost_price),
    price_all: fromCents(lot.cost_total),
    prasent: quote?.price ?? null,
    close_prices: quote?.previousClose ?? null,
    status: 1,
    created_at: isoTime(lot.created_at),
    sellable_at: isoTimeOrNull(lot.sellable_at),
  };
}

/** Formats the contract's schema `Message`. */
export function messageRow(message: MessageRow) {
  return {
    id: message.message_id,
    message: message.text,
    from: message.author,
    created_at: isoTime(message.created_at),
    client_key: message.client_key,
    case_no: message.case_number,
  };
}

/** Formats the contract's schema `BlockItem`. */
export function offerRow(offer: Offer) {
  const { id, instrument, price, marketPrice, minimum, holdingDays, isOpen, endsAt } = offer;
  return {
    id,
    tag: instrument.symbol,
    name: instrument.name,
    price,
    prasent: marketPrice,
    count: minimum,
    status: isOpen ? 1 : 0,
    end_time: isoTime(endsAt),
    holding_days: holdingDays,
  };
}

/** Formats the contract's schema `NewsItem`. */
export function newsRow(news: NewsRow, { picture, symbols }: NewsSubject) {
  return {
    id: news.news_id,
    title: news.title,
    subhead: news.subhead,
    img: news.img ?? picture,
    content: news.content,
    symbols,
    created_at: isoTime(news.created_at),
    updated_at: isoTime(news.updated_at),
  };
}
