import type { PositionType } from '@corro/domain';
import { defineMessage, defineMessages, type MessageDescriptor } from '@corro/messages';
import { Button, EmptyState, type IconName } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { patterns } from '../../links.ts';

interface Market {
  readonly path: string;
  readonly see: MessageDescriptor;
  readonly picture: IconName;
}

const markets: Readonly<Record<PositionType, Market>> = {
  stock: {
    path: patterns.markets,
    see: defineMessage({ id: 'trade.empty.action' }),
    picture: 'trade',
  },
  forex: {
    path: patterns.forex,
    see: defineMessage({ id: 'trade.empty.forex' }),
    picture: 'forex',
  },
  futures: {
    path: patterns.futures,
    see: defineMessage({ id: 'trade.empty.futures' }),
    picture: 'futures',
  },
  treasury: {
    path: patterns.treasuryDebt,
    see: defineMessage({ id: 'trade.empty.treasury' }),
    picture: 'treasury',
  },
};

const tradeEmptyTitle = defineMessages({
  forex: { id: 'trade.empty.title.forex' },
  futures: { id: 'trade.empty.title.futures' },
  stock: { id: 'trade.empty.title.stock' },
  treasury: { id: 'trade.empty.title.treasury' },
});

/** Empty state of a position type, with a link to its market. */
export function NoPositions({ type }: { type: PositionType }) {
  const { t } = useI18n();
  const { path, see, picture } = markets[type];
  return (
    <EmptyState
      picture={picture}
      title={t(tradeEmptyTitle[type])}
      text={t({ id: 'trade.empty.text' })}
      action={<Button href={path}>{t(see)}</Button>}
    />
  );
}
