import type { PositionType } from '@corro/domain';
import { defineMessage, type MessageDescriptor } from '@corro/messages';
import { patterns } from '../../links.ts';

/** The tabs in their order, by the names that the specification gives them (spec §2). */
export const marketTabs = ['stock', 'currency', 'FUTURE', 'CGI'] as const;

export type MarketTab = (typeof marketTabs)[number];

interface Market {
  readonly kind: PositionType;
  readonly title: MessageDescriptor;
  /** Where all of it is, and what the link says. */
  readonly path: string;
  readonly see: MessageDescriptor;
}

export const markets: Readonly<Record<MarketTab, Market>> = {
  stock: {
    kind: 'stock',
    title: defineMessage({ id: 'trade.tab.stock' }),
    path: patterns.markets,
    see: defineMessage({ id: 'trade.empty.action' }),
  },
  currency: {
    kind: 'forex',
    title: defineMessage({ id: 'trade.tab.forex' }),
    path: patterns.forex,
    see: defineMessage({ id: 'trade.empty.forex' }),
  },
  FUTURE: {
    kind: 'futures',
    title: defineMessage({ id: 'trade.tab.futures' }),
    path: patterns.futures,
    see: defineMessage({ id: 'trade.empty.futures' }),
  },
  CGI: {
    kind: 'treasury',
    title: defineMessage({ id: 'trade.tab.treasury' }),
    path: patterns.treasuryDebt,
    see: defineMessage({ id: 'trade.empty.treasury' }),
  },
};
