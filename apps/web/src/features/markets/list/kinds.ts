import type { MarketTag, PollName } from '@corro/client';
import { compare, type DecimalText, type PositionType } from '@corro/domain';
import type { PriceProps } from '@corro/ui';

/** The lists of instruments that are no shares; each has sentences of its own. */
export type MarketKind = Exclude<PositionType, 'stock'>;

interface Market {
  readonly tag: MarketTag;
  readonly title: 'route.forex' | 'route.futures' | 'route.treasuryDebt';
  readonly poll: PollName;
}

/** What each list is on the wire, what it is called, and how often it is read. */
export const marketKinds: Readonly<Record<MarketKind, Market>> = {
  forex: { tag: 'FOREX', title: 'route.forex', poll: 'forexPrice' },
  futures: { tag: 'FUTURE', title: 'route.futures', poll: 'futuresList' },
  treasury: { tag: 'CGI', title: 'route.treasuryDebt', poll: 'treasuryList' },
};

/** Where the customer goes on from a list. */
export interface ListLinks {
  /** Where a row leads. */
  readonly hrefOf: (instrument: { symbol: string; name: string }) => string;
  /** What there is beside a list that has nothing. */
  readonly marketsPath: string;
}

/** Which way something went that changed by so much; neither where that is not known. */
export function directionOf(change: DecimalText | null): NonNullable<PriceProps['direction']> {
  const sign = change === null ? 0 : compare(change, '0');
  return sign === 0 ? 'flat' : sign > 0 ? 'rise' : 'fall';
}
