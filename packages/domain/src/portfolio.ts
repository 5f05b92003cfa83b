import type { Big } from 'big.js';
import { dayMs } from './constants.ts';
import { close, type DecimalText, open, percentOf } from './decimal.ts';

/** Types of positions, in the order of their tabs (spec §2 Trade); the wire names them so too. */
export const positionTypes = ['stock', 'forex', 'futures', 'treasury'] as const;

export type PositionType = (typeof positionTypes)[number];

const byMarket: ReadonlyMap<string, PositionType> = new Map([
  ['FOREX', 'forex'],
  ['FUTURE', 'futures'],
  ['CGI', 'treasury'],
]);

/** Among which positions a lot of this market is held: every market but those three is one of shares. */
export function positionTypeOf(market: string): PositionType {
  return byMarket.get(market) ?? 'stock';
}

/** What an open lot is worth and has earned, before fees. */
export interface PositionReturn {
  /** US dollars, two places. */
  readonly marketValue: DecimalText;
  /** US dollars, two places; below zero for a loss. */
  readonly profit: DecimalText;
  /** Percent of the cost, two places; null when the cost is zero. */
  readonly percent: DecimalText | null;
}

/** Value and return of `quantity` bought at `cost`, at the price `current` (spec §2 Trade). */
export function positionReturn(
  cost: DecimalText,
  current: DecimalText,
  quantity: number,
): PositionReturn {
  const paid = open(cost);
  const now = open(current);
  const gain = now.minus(paid);
  return {
    marketValue: close(now.times(quantity), 2),
    profit: close(gain.times(quantity), 2),
    percent: percentOf(gain, paid),
  };
}

/** What a portfolio was worth at a moment, and what had been brought in by then; US dollars. */
export interface ValuePoint {
  readonly value: DecimalText;
  /** Deposits less withdrawals since the account was opened, without loans. */
  readonly flows: DecimalText;
}

/** A gain, or below zero a loss, in US dollars with two places. */
export interface Gain {
  readonly change: DecimalText;
  /** Percent, two places; null where there is nothing that it could be a part of. */
  readonly percent: DecimalText | null;
}

/**
 * What a portfolio has gained from its first point to another one, the last unless given: by how much the value rose,
 * less what was brought in meanwhile. In percent of the value at first and what was brought in. Null where
 * there is no such point.
 */
export function portfolioChange(
  points: readonly ValuePoint[],
  to: number = points.length - 1,
): Gain | null {
  const [first] = points;
  const last = points[to];
  if (first === undefined || last === undefined) return null;
  const broughtIn = open(last.flows).minus(open(first.flows));
  const change = open(last.value).minus(open(first.value)).minus(broughtIn);
  return gainOf(change, open(first.value).plus(broughtIn));
}

function gainOf(change: Big, base: Big): Gain {
  return {
    change: close(change, 2),
    percent: base.gt(0) ? percentOf(change, base) : null,
  };
}

/** When the day of prices began that `now` is in, epoch milliseconds: upstreams name days by UTC. */
export function dayBegan(now: number): number {
  return Math.floor(now / dayMs) * dayMs;
}

/** An open lot, as far as its gain goes. Prices in US dollars for one; null for what is not known. */
export interface OpenLot {
  /** Code of the instrument. */
  readonly symbol: string | null;
  readonly quantity: number | null;
  readonly costPrice: DecimalText | null;
  readonly currentPrice: DecimalText | null;
  readonly previousClose: DecimalText | null;
  /** When it was bought, epoch milliseconds. */
  readonly createdAt: number | null;
}

/** What lots have gained together. */
export interface LotsGain extends Gain {
  /** Lots that lack a figure, and are not in the sum. */
  readonly unknown: number;
}

/**
 * What lots have gained since the previous close, and what was bought since then from its cost on.
 *
 * @param from when the previous close was, epoch milliseconds: `dayBegan`
 */
export function dayChange(lots: readonly OpenLot[], from: number): LotsGain {
  return sumKnown(lots, (lot) => dayOf(lot, from));
}

/** What lots have gained since each was bought, before fees. */
export function boughtChange(lots: readonly OpenLot[]): LotsGain {
  return sumKnown(lots, (lot) => since(lot.costPrice, lot));
}

/** What lots are worth together, US dollars with two places; null where the worth of one is not known. */
export function lotsValue(lots: readonly OpenLot[]): DecimalText | null {
  const values = allOf(lots, (lot) => timesQuantity(lot.currentPrice, lot));
  return values && close(total(values), 2);
}

function sumKnown(lots: readonly OpenLot[], gainOfLot: (lot: OpenLot) => LotGain | null): LotsGain {
  const known = lots.flatMap((lot) => gainOfLot(lot) ?? []);
  return { ...sumOf(known), unknown: lots.length - known.length };
}

/** Of a lot: what it was worth at first, and how much more it is worth now. */
interface LotGain {
  readonly base: Big;
  readonly change: Big;
}

function dayOf(lot: OpenLot, from: number): LotGain | null {
  const { createdAt, costPrice, previousClose } = lot;
  if (createdAt === null) return null;
  return since(createdAt >= from ? costPrice : previousClose, lot);
}

function since(
  before: DecimalText | null,
  { quantity, currentPrice }: Pick<OpenLot, 'quantity' | 'currentPrice'>,
): LotGain | null {
  const base = timesQuantity(before, { quantity });
  const value = timesQuantity(currentPrice, { quantity });
  return base && value && { base, change: value.minus(base) };
}

function sumOf(gains: readonly LotGain[]): Gain {
  return gainOf(total(gains.map(({ change }) => change)), total(gains.map(({ base }) => base)));
}

function total(figures: readonly Big[]): Big {
  return figures.reduce((sum, one) => sum.plus(one), open('0'));
}

/** The lots of one instrument as one position; null for a figure that some lot lacks. */
export interface PositionGroup<Lot extends OpenLot> {
  readonly symbol: string | null;
  /** As they were given. */
  readonly lots: readonly Lot[];
  readonly quantity: number | null;
  /** What one cost on average, before fees; with the places of the finest of the lots' prices, at least two. */
  readonly costPrice: DecimalText | null;
  /** US dollars, two places. */
  readonly value: DecimalText | null;
  /** Since it was bought, before fees. */
  readonly gain: Gain | null;
  /** Since the previous close; of what was bought since then from its cost on. */
  readonly day: Gain | null;
}

/**
 * Lots by their instruments, in the order of the first lot of each. A lot whose instrument is not known is on its own.
 *
 * @param from when the previous close was, epoch milliseconds: `dayBegan`
 */
export function groupPositions<Lot extends OpenLot>(
  lots: readonly Lot[],
  from: number,
): readonly PositionGroup<Lot>[] {
  const groups = new Map<string | Lot, [Lot, ...Lot[]]>();
  for (const lot of lots) {
    const key = lot.symbol ?? lot;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [lot]);
    else group.push(lot);
  }
  return Array.from(groups.values(), (group) => positionOf(group, from));
}

function positionOf<Lot extends OpenLot>(
  lots: readonly [Lot, ...Lot[]],
  from: number,
): PositionGroup<Lot> {
  const gains = allOf(lots, (lot) => since(lot.costPrice, lot));
  const days = allOf(lots, (lot) => dayOf(lot, from));
  const quantities = allOf(lots, ({ quantity }) => quantity);
  const quantity = quantities && quantities.reduce((sum, one) => sum + one, 0);
  return {
    symbol: lots[0].symbol,
    lots,
    quantity,
    costPrice: averageCost(lots, quantity),
    value: lotsValue(lots),
    gain: gains && sumOf(gains),
    day: days && sumOf(days),
  };
}

function averageCost(lots: readonly OpenLot[], quantity: number | null): DecimalText | null {
  const costs = allOf(lots, (lot) => timesQuantity(lot.costPrice, lot));
  if (costs === null || quantity === null || quantity === 0) return null;
  const places = lots.map(({ costPrice }) => costPrice?.split('.')[1]?.length ?? 0);
  return close(total(costs).div(quantity), Math.max(2, ...places));
}

function timesQuantity(
  price: DecimalText | null,
  { quantity }: Pick<OpenLot, 'quantity'>,
): Big | null {
  return price === null || quantity === null ? null : open(price).times(quantity);
}

/** A figure of every lot; null where one lacks it. */
function allOf<Lot, Figure>(
  lots: readonly Lot[],
  figureOf: (lot: Lot) => Figure | null,
): readonly Figure[] | null {
  const known = lots.flatMap((lot) => figureOf(lot) ?? []);
  return known.length === lots.length ? known : null;
}
