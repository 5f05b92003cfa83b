import { type DecimalText, minuteMs } from '@corro/domain';
import { aboutCompany } from '../../languages/about.ts';
import { dayNumber, dayOf, hash, newcomers, unit } from '../../market/index.ts';
import { cancelledApplication, type IpoBook } from '../../store/index.ts';

/** Application statuses (spec §4; `cancelled` is an extension). */
export const ipoApplicationStatus = {
  pending: 1,
  success: 2,
  failed: 3,
  cancelled: cancelledApplication,
} as const;

/**
 * Returns the number of allotted shares: the full quantity if there are enough shares, otherwise a
 * proportional part, rounded down, which may be zero.
 */
export function allottedShares(quantity: bigint, { offered, demand, applied }: IpoBook): bigint {
  const demanded = demand + applied;
  return demanded <= offered ? quantity : (quantity * offered) / demanded;
}

/** An offering to the public. Times in epoch milliseconds, quantities in shares. */
export interface Offering {
  id: string;
  series: string;
  symbol: string;
  name: string;
  /** What the company does, in Spanish. */
  about: string | null;
  /** Issue price in US dollars a share. */
  price: DecimalText;
  /** Limits per customer. */
  min: number;
  max: number;
  opensAt: number;
  /** End of applications, at which the shares are allotted. */
  closesAt: number;
  listsAt: number;
  offered: number;
  /** Shares that other investors apply for. */
  demand: number;
}

/** Only `Forthcoming` allows applications. */
type OfferingStatus = 'Forthcoming' | 'Closed' | 'Listed';

/**
 * An offering opens every twenty minutes and stays open for an hour, so that a tester can watch an
 * allotment.
 */
const offeringInterval = 20 * minuteMs;
const openFor = 60 * minuteMs;
const listedAfter = 20 * minuteMs;
/** Number of listed offerings that are still shown. */
const shownListed = 5;
const shownOfferings = openFor / offeringInterval + listedAfter / offeringInterval + shownListed;

/** Seed of all offerings. Another number gives other offerings at all times. */
const seed = 0x0f1b0;

/** Other investors' demand in percent of the offered shares. */
const demands = [40, 85, 125, 180, 260, 400, 900, 16_000];
const minimums = [100, 100, 200, 500];
const letters = 26;

function pick<Item>(
  items: readonly Item[],
  offeringSeed: number,
  n: number,
  otherwise: Item,
): Item {
  return items[hash(offeringSeed, n) % items.length] ?? otherwise;
}

function companyOf(number: number): (typeof newcomers)[number] {
  const company = newcomers[number % newcomers.length];
  if (company === undefined) throw new RangeError(`No offering ${number}`);
  return company;
}

/** Creates the offering with this number. Numbers count the openings since 1970. */
function offering(number: number): Offering {
  const offeringSeed = hash(seed, number);
  const company = companyOf(number);
  const opensAt = number * offeringInterval;
  const closesAt = opensAt + openFor;
  const close = dayOf(company, dayNumber(opensAt) - 1).close;
  const offered = 1000 * (20 + (hash(offeringSeed, 2) % 481));
  const min = pick(minimums, offeringSeed, 3, 100);
  return {
    id: String(number),
    series: String.fromCharCode(65 + (Math.floor(number / newcomers.length) % letters)),
    symbol: company.instrument.symbol,
    name: company.instrument.name,
    about: aboutCompany(company.instrument),
    // The issue price is between ten percent below and two percent above the market price, so that
    // a purchase can also lose money.
    price: (close * (0.9 + 0.12 * unit(offeringSeed, 1))).toFixed(2),
    min,
    max: min * (5 + (hash(offeringSeed, 4) % 16)),
    opensAt,
    closesAt,
    listsAt: closesAt + listedAfter,
    offered,
    demand: Math.floor((offered * pick(demands, offeringSeed, 5, 100)) / 100),
  };
}

/**
 * Lists the visible offerings, newest first: open, allotted but not yet listed, and recently listed
 * ones. The result depends on the time only, so all processes agree.
 */
export function offeringsAt(now: number): readonly Offering[] {
  return numbersAt(now).map(offering);
}

function numbersAt(now: number): readonly number[] {
  const newest = Math.floor(now / offeringInterval);
  return Array.from({ length: shownOfferings }, (_, back) => newest - back);
}

/** Finds an offering; null before it opens and for unknown ids. */
export function findOffering(id: string, now: number): Offering | null {
  if (!/^[1-9][0-9]{0,9}$/.test(id)) return null;
  const ipo = offering(Number(id));
  return ipo.opensAt <= now ? ipo : null;
}

/**
 * True between opening and listing, when the company's shares cannot be traded. The issue price is
 * usually below the market price, so selling old shares and applying for new ones would be a profit
 * without risk.
 */
export function isGoingPublic(symbol: string, now: number): boolean {
  return numbersAt(now)
    .filter((number) => companyOf(number).instrument.symbol === symbol)
    .some((number) => offeringStatus(offering(number), now) !== 'Listed');
}

/** The instruments that trade: without companies between opening and listing. */
export function tradedAt<Item extends { symbol: string }>(
  instruments: readonly Item[],
  now: number,
): readonly Item[] {
  return instruments.filter(({ symbol }) => !isGoingPublic(symbol, now));
}

export function offeringStatus({ closesAt, listsAt }: Offering, now: number): OfferingStatus {
  if (now < closesAt) return 'Forthcoming';
  return now < listsAt ? 'Closed' : 'Listed';
}
