import {
  brokerDay,
  compare,
  dayMs,
  type DecimalText,
  multiply,
  roundToCents,
  startOfBrokerDay,
} from '@corro/domain';
import {
  dayNumber,
  hash,
  hashText,
  type Instrument,
  type MarketQuote,
  unit,
} from '../market/index.ts';
import type { OpenSession } from '../store/index.ts';
import { no, type Answer } from './answer.ts';
import { withIdempotency, type KeyedInput } from './idempotency.ts';
import { isGoingPublic } from './ipo/offerings.ts';
import {
  findInstrument,
  searchInstruments,
  withPrices,
  type PricedInstrument,
} from './instruments.ts';
import { planPurchase } from './purchase.ts';
import type { RuleContext } from './ruleContext.ts';
import { codeRefusal } from './transactionCode.ts';

/** Wire names of block trade and QIP. */
export type OfferMold = 'bulk' | 'finalize';

/** Terms of an instrument on a day; the price follows from the previous close. */
export interface Terms {
  /** Tenths of a percent below the previous close. */
  discount: number;
  /** Minimum quantity in shares. */
  minimum: number;
  /** Days before the lot can be sold. Without them, the discount would be a profit without risk. */
  holdingDays: number;
  /** False for offers that the list shows but that cannot be bought. */
  isOpen: boolean;
}

interface Range {
  seed: number;
  /** Percentage of the companies that have an offer on a day. */
  offered: number;
  /** Discount in units of half a percent. */
  discount: readonly [min: number, max: number];
  minimums: readonly number[];
  holding: readonly [min: number, max: number];
}

// `seed` determines all offers. Another number gives other offers on every day.
const ranges: Record<OfferMold, Range> = {
  bulk: { seed: 0x0ffe1, offered: 40, discount: [4, 12], minimums: [100], holding: [1, 3] },
  finalize: {
    seed: 0x0ffe2,
    offered: 30,
    discount: [10, 24],
    minimums: [50, 100, 150, 200],
    holding: [5, 10],
  },
};

/** One in this many offers is closed. */
const closedOneIn = 6;

/**
 * Terms of an instrument on a day (`brokerDay`); null when it is not offered. Depends on
 * the arguments only, so all processes agree.
 */
export function termsOn(mold: OfferMold, symbol: string, day: number): Terms | null {
  const { seed, offered, discount, minimums, holding } = ranges[mold];
  const offerSeed = hash(hash(seed, day), hashText(symbol));
  if (unit(offerSeed, 1) * 100 >= offered) return null;
  return {
    discount: 5 * between(discount, hash(offerSeed, 2)),
    minimum: minimums[hash(offerSeed, 3) % minimums.length] ?? 100,
    holdingDays: between(holding, hash(offerSeed, 5)),
    isOpen: hash(offerSeed, 4) % closedOneIn !== 0,
  };
}

function between([min, max]: readonly [number, number], drawn: number): number {
  return min + (drawn % (max - min + 1));
}

/** An offer of a day. */
export interface Offer {
  id: string;
  instrument: Instrument;
  /** US dollars a share, in cents precision. */
  price: DecimalText;
  marketPrice: DecimalText;
  minimum: number;
  holdingDays: number;
  isOpen: boolean;
  /** Epoch milliseconds. */
  endsAt: number;
}

/** The id encodes the offer, so that any process can find it: `bulk-2026-11-20-NVLO`. */
function offerId(mold: OfferMold, day: number, symbol: string): string {
  return `${mold}-${new Date(day * dayMs).toISOString().slice(0, 10)}-${symbol}`;
}

function readOfferId(id: string): { mold: string; day: number; symbol: string } | null {
  const parts = /^(bulk|finalize)-(\d{4}-\d{2}-\d{2})-(.+)$/.exec(id);
  if (parts === null) return null;
  const [, mold = '', date = '', symbol = ''] = parts;
  const day = dayNumber(Date.parse(date));
  return Number.isNaN(day) ? null : { mold, day, symbol };
}

/** The discount applies to the previous close, which is fixed for the day. */
function offerPrice({ previousClose }: MarketQuote, { discount }: Terms): DecimalText {
  return roundToCents(multiply(previousClose, `0.${String(1000 - discount).padStart(3, '0')}`));
}

function offerOf(
  mold: OfferMold,
  day: number,
  { instrument, quote }: PricedInstrument,
): Offer | null {
  const terms = termsOn(mold, instrument.symbol, day);
  const price = terms === null ? '0.00' : offerPrice(quote, terms);
  if (terms === null || compare(price, '0') <= 0) return null;
  return {
    id: offerId(mold, day, instrument.symbol),
    instrument,
    price,
    marketPrice: quote.price,
    minimum: terms.minimum,
    holdingDays: terms.holdingDays,
    isOpen: terms.isOpen,
    endsAt: startOfBrokerDay(day + 1),
  };
}

/** Today's offers that match the search (empty: all), without companies that go public. */
export async function offersToday(
  { feed, clock }: RuleContext,
  mold: OfferMold,
  search: string,
): Promise<readonly Offer[]> {
  const now = clock.now();
  const day = brokerDay(now);
  const offered = searchInstruments(feed, { market: null, search }).filter(
    ({ symbol }) => termsOn(mold, symbol, day) !== null && !isGoingPublic(symbol, now),
  );
  const priced = await withPrices(feed, offered);
  return priced.flatMap((instrument) => offerOf(mold, day, instrument) ?? []);
}

/**
 * Finds an offer. Returns `over` after its day and while its company goes public; `unknown` if it
 * never existed or has no price.
 */
export async function findOffer(
  { feed, clock }: RuleContext,
  mold: OfferMold,
  id: string,
): Promise<Offer | 'over' | 'unknown'> {
  const read = readOfferId(id);
  if (read === null || read.mold !== mold) return 'unknown';
  const { day, symbol } = read;
  const instrument = findInstrument(feed, symbol);
  const today = brokerDay(clock.now());
  if (instrument === null || day > today || termsOn(mold, symbol, day) === null) return 'unknown';
  if (day < today || isGoingPublic(symbol, clock.now())) return 'over';
  const quote = await feed.quote(symbol);
  return (quote === null ? null : offerOf(mold, day, { instrument, quote })) ?? 'unknown';
}

/** An order at the price of the offer. */
interface OfferOrder {
  mold: OfferMold;
  offerId: string;
  symbol: string;
  quantity: number;
  price: DecimalText;
}

/**
 * Maximum number of shares in an order. It exceeds the minimum of every offer, and the cost of so
 * many shares still fits into the ledger.
 */
const maxShares = 1_000_000_000;

/**
 * Buys from an offer; returns `{ no, price, count, fee, total }` as JSON. The fingerprint excludes
 * the transaction code, so a repeat with another code gets the same answer. If the balance is too
 * low, the order is stored as failed.
 */
export function buyOffer(
  context: RuleContext,
  session: OpenSession,
  { order, code, keyed }: { order: OfferOrder; code: string | null; keyed: KeyedInput },
): Promise<string> {
  const { customerId } = session;
  return withIdempotency(context, customerId, keyed, [order.mold, order], async () => {
    const { mold, quantity } = order;
    const offer = await findOffer(context, mold, order.offerId);
    const refusal = await codeRefusal(context, session, code, refusalOf(order, offer));
    const plan = () => {
      if (refusal !== null) return { answer: refusal };
      if (typeof offer === 'string') return { answer: no('unknown-offer') };
      const placed = { customerId, key: keyed.key, at: context.clock.now() };
      const { instrument, price, holdingDays } = offer;
      const sellableAt = placed.at + holdingDays * dayMs;
      const reason = mold === 'bulk' ? 'block-buy' : 'qip-buy';
      const lot = { instrument, quantity, price, mold, reason, sellableAt } as const;
      return planPurchase(placed, lot);
    };
    return { plan };
  });
}

function refusalOf(order: OfferOrder, offer: Offer | 'over' | 'unknown'): Answer | null {
  if (offer === 'over') return no('time-not-allowed');
  if (offer === 'unknown' || offer.instrument.symbol !== order.symbol) return no('unknown-offer');
  if (!offer.isOpen) return no('time-not-allowed');
  if (order.quantity > maxShares) return no('invalid-quantity');
  if (order.quantity < offer.minimum) return no('below-minimum');
  return compare(order.price, offer.price) === 0 ? null : no('price-changed');
}
