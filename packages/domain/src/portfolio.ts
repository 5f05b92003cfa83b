import { close, type DecimalText, open } from './decimal.ts';

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
    percent: paid.eq(0) ? null : close(gain.times(100).div(paid), 2),
  };
}
