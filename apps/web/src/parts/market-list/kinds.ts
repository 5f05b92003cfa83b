import type { MarketTag, PollName } from '@corro/client';
import type { PositionType } from '@corro/domain';
import { paths } from '../../routes/paths.ts';

/** The lists of instruments that are no shares; each has sentences of its own. */
export type MarketKind = Exclude<PositionType, 'stock'>;

interface Market {
  readonly tag: MarketTag;
  readonly title: 'route.forex' | 'route.futures' | 'route.treasuryDebt';
  readonly poll: PollName;
  /** Where the customer's positions of this kind are (spec §2). */
  readonly positions: string;
}

/** What each list is on the wire, what it is called, and how often it is read. */
export const marketKinds: Readonly<Record<MarketKind, Market>> = {
  forex: {
    tag: 'FOREX',
    title: 'route.forex',
    poll: 'forexPrice',
    positions: paths.positions('forex', '1'),
  },
  futures: {
    tag: 'FUTURE',
    title: 'route.futures',
    poll: 'futuresList',
    positions: paths.positions('futures', 'ok'),
  },
  treasury: {
    tag: 'CGI',
    title: 'route.treasuryDebt',
    poll: 'treasuryList',
    positions: paths.positions('treasury', 'ok'),
  },
};
