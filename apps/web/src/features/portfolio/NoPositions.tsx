import type { PositionType } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Button, EmptyState } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { patterns } from '../../links.ts';

const marketPath: Readonly<Record<PositionType, string>> = {
  forex: patterns.forex,
  futures: patterns.futures,
  stock: patterns.markets,
  treasury: patterns.treasuryDebt,
};

const tradeEmptyAction = defineMessages({
  forex: { id: 'trade.empty.forex' },
  futures: { id: 'trade.empty.futures' },
  stock: { id: 'trade.empty.action' },
  treasury: { id: 'trade.empty.treasury' },
});

const tradeEmptyTitle = defineMessages({
  forex: { id: 'trade.empty.title.forex' },
  futures: { id: 'trade.empty.title.futures' },
  stock: { id: 'trade.empty.title.stock' },
  treasury: { id: 'trade.empty.title.treasury' },
});

/** Empty state of a position type, with a link to its market. */
export function NoPositions({ type }: { type: PositionType }) {
  const { t } = useI18n();
  return (
    <EmptyState
      picture={type === 'stock' ? 'trade' : type}
      title={t(tradeEmptyTitle[type])}
      text={t({ id: 'trade.empty.text' })}
      action={<Button href={marketPath[type]}>{t(tradeEmptyAction[type])}</Button>}
    />
  );
}
