import { compare, type DecimalText, multiply, roundToCents } from '@corro/domain';
import { dayMs, dayNumber, type Instrument, type MarketQuote } from '../../market/index.ts';
import { findInstrument, searchInstruments, withPrices, type Priced } from '../instruments.ts';
import type { RuleContext } from '../ruleContext.ts';
import { termsOn, type OfferMold, type Terms } from './terms.ts';

/** What is offered as block trade or QIP, at a price that stands for the day. */
export interface Offer {
  id: string;
  instrument: Instrument;
  /** US dollars a share, to the cent. */
  price: DecimalText;
  marketPrice: DecimalText;
  minimum: number;
  open: boolean;
  /** Epoch milliseconds. */
  endsAt: number;
}

/** An offer's id says which it is, so that any process knows it: `bulk-2026-11-20-NVLO`. */
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

/** The discount is on the previous close, which stands as long as the offer does. */
function offerPrice({ previousClose }: MarketQuote, { discount }: Terms): DecimalText {
  return roundToCents(multiply(previousClose, `0.${String(1000 - discount).padStart(3, '0')}`));
}

function offerOf(mold: OfferMold, day: number, { instrument, quote }: Priced): Offer | null {
  const terms = termsOn(mold, instrument.symbol, day);
  const price = terms === null ? '0.00' : offerPrice(quote, terms);
  if (terms === null || compare(price, '0') <= 0) return null;
  return {
    id: offerId(mold, day, instrument.symbol),
    instrument,
    price,
    marketPrice: quote.price,
    minimum: terms.minimum,
    open: terms.open,
    endsAt: (day + 1) * dayMs,
  };
}

/** The offers of today whose code or name fits the search (empty: all). */
export async function offersToday(
  { feed, clock }: RuleContext,
  mold: OfferMold,
  search: string,
): Promise<readonly Offer[]> {
  const day = dayNumber(clock.now());
  const offered = searchInstruments(feed, { market: null, search }).filter(
    ({ symbol }) => termsOn(mold, symbol, day) !== null,
  );
  const priced = await withPrices(feed, offered);
  return priced.flatMap((one) => offerOf(mold, day, one) ?? []);
}

/** The offer of an id, or why there is none: it is over, or there never was one. */
export async function findOffer(
  { feed, clock }: RuleContext,
  mold: OfferMold,
  id: string,
): Promise<Offer | 'over' | 'unknown'> {
  const read = readOfferId(id);
  if (read === null || read.mold !== mold) return 'unknown';
  const { day, symbol } = read;
  const instrument = findInstrument(feed, symbol);
  const today = dayNumber(clock.now());
  if (instrument === null || day > today || termsOn(mold, symbol, day) === null) return 'unknown';
  if (day < today) return 'over';
  const quote = await feed.quote(symbol);
  return (quote === null ? null : offerOf(mold, day, { instrument, quote })) ?? 'unknown';
}
