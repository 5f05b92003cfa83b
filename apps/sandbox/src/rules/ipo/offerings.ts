import type { DecimalText } from '@corro/domain';
import { dayNumber, dayOf, hash, newcomers, unit } from '../../market/index.ts';
import { cancelledApplication, type IpoBook } from '../../store/index.ts';

/** What has become of an application, as the contract numbers it (spec §4; the last one is added). */
export const ipoApplicationStatus = {
  pending: 1,
  success: 2,
  failed: 3,
  cancelled: cancelledApplication,
} as const;

/**
 * How many shares an application is allotted: all it asks for where there are enough for all,
 * else its part of what is offered, in whole shares, the fraction dropped. That may be none.
 */
export function shareOf(asked: bigint, { offered, demand, applied }: IpoBook): bigint {
  const wanted = demand + applied;
  return wanted <= offered ? asked : (asked * offered) / wanted;
}

/** An offering of new shares to the public. Times are epoch milliseconds, quantities shares. */
export interface Offering {
  id: string;
  series: string;
  symbol: string;
  name: string;
  /** The price of issue, decimal text in US dollars a share. */
  price: DecimalText;
  /** The least and the most that a customer can apply for. */
  min: number;
  max: number;
  opensAt: number;
  /** From here on no applications; the shares are allotted. */
  closesAt: number;
  listsAt: number;
  /** How many shares there are. */
  offered: number;
  /** How many others than the sandbox's customers apply for. */
  demand: number;
}

/** The words of the contract; only `Forthcoming` allows applying. */
type OfferingStatus = 'Forthcoming' | 'Closed' | 'Listed';

const minute = 60_000;
/** One opens every twenty minutes and stays open for an hour: who waits sees an allotment soon. */
const every = 20 * minute;
const openFor = 60 * minute;
const listedAfter = 20 * minute;
/** How many of the listed ones are still shown. */
const shownListed = 5;
const shown = openFor / every + listedAfter / every + shownListed;

/** The one seed of the offerings. Another number is another history for all of them. */
const seed = 0x0f1b0;

/** What others apply for, in hundredths of what is offered: from too few to far too many. */
const demands = [40, 85, 125, 180, 260, 400, 900, 16_000];
const minimums = [100, 100, 200, 500];
const letters = 26;

function pick<Item>(items: readonly Item[], own: number, n: number, otherwise: Item): Item {
  return items[hash(own, n) % items.length] ?? otherwise;
}

function companyOf(number: number): (typeof newcomers)[number] {
  const company = newcomers[number % newcomers.length];
  if (company === undefined) throw new RangeError(`No offering ${number}`);
  return company;
}

/** The offering of a number; they are numbered by their opening since 1970. */
function offering(number: number): Offering {
  const own = hash(seed, number);
  const company = companyOf(number);
  const opensAt = number * every;
  const closesAt = opensAt + openFor;
  const close = dayOf(company, dayNumber(opensAt) - 1).close;
  const offered = 1000 * (20 + (hash(own, 2) % 481));
  const min = pick(minimums, own, 3, 100);
  return {
    id: String(number),
    series: String.fromCharCode(65 + (Math.floor(number / newcomers.length) % letters)),
    symbol: company.instrument.symbol,
    name: company.instrument.name,
    // From a tenth below the market to a little above it: an issue can be a bad buy.
    price: (close * (0.9 + 0.12 * unit(own, 1))).toFixed(2),
    min,
    max: min * (5 + (hash(own, 4) % 16)),
    opensAt,
    closesAt,
    listsAt: closesAt + listedAfter,
    offered,
    demand: Math.floor((offered * pick(demands, own, 5, 100)) / 100),
  };
}

/**
 * The offerings to be seen at an instant, the newest first: three that are open, one whose shares are
 * allotted and not listed yet, and the last ones that were listed. A function of the instant alone,
 * so that any process shows the same.
 */
export function offeringsAt(now: number): readonly Offering[] {
  return numbersAt(now).map(offering);
}

function numbersAt(now: number): readonly number[] {
  const newest = Math.floor(now / every);
  return Array.from({ length: shown }, (_, back) => newest - back);
}

/** The offering with that id; null before it opens, and for an unknown id. */
export function findOffering(id: string, now: number): Offering | null {
  if (!/^[1-9][0-9]{0,9}$/.test(id)) return null;
  const found = offering(Number(id));
  return found.opensAt <= now ? found : null;
}

/**
 * Whether a company goes public at an instant. Its shares are not traded before they are listed: the price of issue is
 * known and below the market more often than not, so that who sold old shares and applied for new ones could not lose.
 */
export function isGoingPublic(symbol: string, now: number): boolean {
  return numbersAt(now)
    .filter((number) => companyOf(number).instrument.symbol === symbol)
    .some((number) => offeringStatus(offering(number), now) !== 'Listed');
}

export function offeringStatus({ closesAt, listsAt }: Offering, now: number): OfferingStatus {
  if (now < closesAt) return 'Forthcoming';
  return now < listsAt ? 'Closed' : 'Listed';
}
