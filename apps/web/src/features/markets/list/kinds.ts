import type { MarketTag, PollName } from '@corro/client';
import type { PositionType } from '@corro/domain';
import { defineMessage, type MessageDescriptor } from '@corro/messages';

/** The lists of instruments other than shares; each has its own messages. */
export type MarketKind = Exclude<PositionType, 'stock'>;

interface Market {
  readonly tag: MarketTag;
  readonly title: MessageDescriptor;
  readonly poll: PollName;
}

/** What each list is on the wire, what it is called, and how often it is read. */
export const marketKinds: Readonly<Record<MarketKind, Market>> = {
  forex: { tag: 'FOREX', title: defineMessage({ id: 'route.forex' }), poll: 'forexPrice' },
  futures: { tag: 'FUTURE', title: defineMessage({ id: 'route.futures' }), poll: 'futuresList' },
  treasury: {
    tag: 'CGI',
    title: defineMessage({ id: 'route.treasuryDebt' }),
    poll: 'treasuryList',
  },
};

/** Where the customer goes on from a list. */
export interface ListLinks {
  /** Where a row leads. */
  readonly hrefOf: (instrument: { symbol: string | null; name: string }) => string | null;
  /** What there is beside a list that has nothing. */
  readonly marketsPath: string;
}
