import type { PositionType } from '@corro/domain';
import type { MessageId } from '@corro/messages';
import { routes } from '../../routing/addresses.ts';

/** The tabs in their order, by the names that the specification gives them (spec §2). */
export const marketTabs = ['stock', 'currency', 'FUTURE', 'CGI'] as const;

export type MarketTab = (typeof marketTabs)[number];

interface Market {
  readonly kind: PositionType;
  readonly title: MessageId;
  /** Where all of it is, and what the link says. */
  readonly path: string;
  readonly see: MessageId;
}

export const markets: Readonly<Record<MarketTab, Market>> = {
  stock: {
    kind: 'stock',
    title: 'trade.tab.stock',
    path: routes.markets.path,
    see: 'trade.empty.action',
  },
  currency: {
    kind: 'forex',
    title: 'trade.tab.forex',
    path: routes.forex.path,
    see: 'trade.empty.forex',
  },
  FUTURE: {
    kind: 'futures',
    title: 'trade.tab.futures',
    path: routes.futures.path,
    see: 'trade.empty.futures',
  },
  CGI: {
    kind: 'treasury',
    title: 'trade.tab.treasury',
    path: routes.treasuryDebt.path,
    see: 'trade.empty.treasury',
  },
};
