import type { Big } from 'big.js';
import { toDecimalText, type DecimalText, toBig, percentOf } from './decimal.ts';

/** Position types in tab order (spec §2 Trade); the wire uses the same words. */
export const positionTypes = ['stock', 'forex', 'futures', 'treasury'] as const;

export type PositionType = (typeof positionTypes)[number];

const byMarket: ReadonlyMap<string, PositionType> = new Map([
  ['FOREX', 'forex'],
  ['FUTURE', 'futures'],
  ['CGI', 'treasury'],
]);

/** Returns the position type of a market; `stock` for any other market. */
export function positionTypeOf(market: string): PositionType {
  return byMarket.get(market) ?? 'stock';
}

/** Value and gain of an open lot before fees. */
export interface PositionReturn {
  /** US dollars, two places. */
  readonly marketValue: DecimalText;
  /** US dollars, two places; negative for a loss. */
  readonly profit: DecimalText;
  /** Percent of the cost, two places; null for a cost of zero. */
  readonly percent: DecimalText | null;
}

/** Computes value and return of an open lot (spec §2 Trade). */
export function positionReturn(
  cost: DecimalText,
  current: DecimalText,
  quantity: number,
): PositionReturn {
  const paid = toBig(cost);
  const now = toBig(current);
  const gain = now.minus(paid);
  return {
    marketValue: toDecimalText(now.times(quantity), 2),
    profit: toDecimalText(gain.times(quantity), 2),
    percent: percentOf(gain, paid),
  };
}

/** Portfolio value at a moment, US dollars. */
export interface ValuePoint {
  readonly value: DecimalText;
  /** Deposits minus withdrawals since the account was opened, without loans. */
  readonly flows: DecimalText;
  /** Trading fees since the account was opened; null where unknown. */
  readonly fees: DecimalText | null;
  /** Interest on loans since the account was opened; null where unknown. */
  readonly interest: DecimalText | null;
}

/** A gain in US dollars with two places; negative for a loss. */
export interface Gain {
  readonly change: DecimalText;
  /** Percent of the value before the gain, two places; null where that value is zero or less. */
  readonly percent: DecimalText | null;
}

/**
 * Computes the gain from the first point to the point at `to`: the rise in value minus net
 * deposits. The base of the percentage is the first value plus net deposits. Null where a point is
 * missing.
 */
export function portfolioChange(
  points: readonly ValuePoint[],
  to: number = points.length - 1,
): Gain | null {
  const [first] = points;
  const last = points[to];
  if (first === undefined || last === undefined) return null;
  const broughtIn = toBig(last.flows).minus(toBig(first.flows));
  const change = toBig(last.value).minus(toBig(first.value)).minus(broughtIn);
  return gainOf(change, toBig(first.value).plus(broughtIn));
}

/** Parts of a portfolio's gain in US dollars with two places; negative for a loss. */
export interface GainParts {
  /** Price changes, sales and funds: the gain before fees and interest. */
  readonly investments: DecimalText;
  readonly fees: DecimalText;
  readonly interest: DecimalText;
}

/** Splits the gain from the first point to the last; null where a point or its costs are unknown. */
export function gainParts(points: readonly ValuePoint[]): GainParts | null {
  const gain = portfolioChange(points);
  const costOf = (cost: 'fees' | 'interest') => {
    const [from = null, to = null] = [points[0]?.[cost], points.at(-1)?.[cost]];
    return from === null || to === null ? null : toBig(from).minus(toBig(to));
  };
  const [fees, interest] = [costOf('fees'), costOf('interest')];
  if (gain === null || fees === null || interest === null) return null;
  return {
    investments: toDecimalText(toBig(gain.change).minus(fees).minus(interest), 2),
    fees: toDecimalText(fees, 2),
    interest: toDecimalText(interest, 2),
  };
}

function gainOf(change: Big, base: Big): Gain {
  return {
    change: toDecimalText(change, 2),
    percent: base.gt(0) ? percentOf(change, base) : null,
  };
}

/** An open lot. Prices are US dollars per unit. */
export interface OpenLot {
  readonly symbol: string | null;
  readonly quantity: number | null;
  readonly costPrice: DecimalText | null;
  readonly currentPrice: DecimalText | null;
  readonly previousClose: DecimalText | null;
  /** Time of purchase, epoch milliseconds. */
  readonly createdAt: number | null;
}

export interface LotsGain extends Gain {
  /** Number of lots without a known figure; the sum excludes them. */
  readonly unknown: number;
}

/**
 * Sums the gain of lots since the previous close, or since the purchase for newer lots.
 *
 * @param from time of the previous close, epoch milliseconds: `startOfDay`
 */
export function dayChange(lots: readonly OpenLot[], from: number): LotsGain {
  return sumKnownGains(lots, (lot) => dayOf(lot, from));
}

/** Sums the gain of lots since their purchase, before fees. */
export function boughtChange(lots: readonly OpenLot[]): LotsGain {
  return sumKnownGains(lots, (lot) => since(lot.costPrice, lot));
}

/** Sums the value of lots, US dollars with two places; null where one is unknown. */
export function lotsValue(lots: readonly OpenLot[]): DecimalText | null {
  const values = allOf(lots, (lot) => timesQuantity(lot.currentPrice, lot));
  return values && toDecimalText(total(values), 2);
}

function sumKnownGains(
  lots: readonly OpenLot[],
  gainOfLot: (lot: OpenLot) => LotGain | null,
): LotsGain {
  const gains = lots.flatMap((lot) => gainOfLot(lot) ?? []);
  return { ...sumOf(gains), unknown: lots.length - gains.length };
}

/** Initial value and change of a lot. */
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
  return figures.reduce((sum, figure) => sum.plus(figure), toBig('0'));
}

/** The lots of one instrument; a figure is null where a lot lacks it. */
export interface PositionGroup<Lot extends OpenLot> {
  readonly symbol: string | null;
  readonly lots: readonly Lot[];
  readonly quantity: number | null;
  /**
   * Average cost per unit before fees, with the decimal places of the lots' prices, at least two.
   */
  readonly costPrice: DecimalText | null;
  /** US dollars, two places. */
  readonly value: DecimalText | null;
  /** Gain since the purchase, before fees. */
  readonly gain: Gain | null;
  /** Gain since the previous close, or since the purchase for newer lots. */
  readonly day: Gain | null;
}

/**
 * Groups lots by instrument, in order of first appearance. A lot without a symbol is its own group.
 *
 * @param from time of the previous close, epoch milliseconds: `startOfDay`
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
  const quantity = quantities && quantities.reduce((sum, count) => sum + count, 0);
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
  return toDecimalText(total(costs).div(quantity), Math.max(2, ...places));
}

function timesQuantity(
  price: DecimalText | null,
  { quantity }: Pick<OpenLot, 'quantity'>,
): Big | null {
  return price === null || quantity === null ? null : toBig(price).times(quantity);
}

/** Maps every lot to a figure; null where a figure is null. */
function allOf<Lot, Figure>(
  lots: readonly Lot[],
  figureOf: (lot: Lot) => Figure | null,
): readonly Figure[] | null {
  const figures = lots.flatMap((lot) => figureOf(lot) ?? []);
  return figures.length === lots.length ? figures : null;
}
