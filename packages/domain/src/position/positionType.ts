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
