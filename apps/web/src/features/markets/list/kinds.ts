import type { MarketTag, PollName } from '@corro/client';
import type { PositionType } from '@corro/domain';
import { defineMessage, defineMessages, type MessageDescriptor } from '@corro/messages';

/** Markets with a list of their own; shares have the markets screen. */
export type MarketKind = Exclude<PositionType, 'stock'>;

interface Market {
  /** Code on the wire. */
  readonly tag: MarketTag;
  readonly title: MessageDescriptor;
  readonly poll: PollName;
}

export const marketKinds: Readonly<Record<MarketKind, Market>> = {
  forex: { tag: 'FOREX', title: defineMessage({ id: 'route.forex' }), poll: 'forexPrice' },
  futures: { tag: 'FUTURE', title: defineMessage({ id: 'route.futures' }), poll: 'futuresList' },
  treasury: {
    tag: 'CGI',
    title: defineMessage({ id: 'route.treasuryDebt' }),
    poll: 'treasuryList',
  },
};

export const marketFailedTitle = defineMessages({
  forex: { id: 'market.forex.failed' },
  futures: { id: 'market.futures.failed' },
  treasury: { id: 'market.treasury.failed' },
});

export const marketEmptyTitle = defineMessages({
  forex: { id: 'market.forex.none.title' },
  futures: { id: 'market.futures.none.title' },
  treasury: { id: 'market.treasury.none.title' },
});

export const marketEmptyText = defineMessages({
  forex: { id: 'market.forex.none.text' },
  futures: { id: 'market.futures.none.text' },
  treasury: { id: 'market.treasury.none.text' },
});
