import type { PendingOrder } from '@corro/machines';
import { Banner, Button } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { useUnitWords } from '../../parts/unitWords.ts';

/** Stands in the form's place while an order is on its way and its sheet was put aside. */
export function UnsettledNotice({ order, onSee }: { order: PendingOrder; onSee: () => void }) {
  const { t } = useWords();
  const { side, symbol, quantity } = order;
  const shares = useUnitWords()('order.shares', { count: quantity });
  return (
    <Banner
      tone="caution"
      action={
        <Button tone="quiet" size="small" onPress={onSee}>
          {t('ticket.seeOrder')}
        </Button>
      }
    >
      {t('ticket.unsettled', { side: t(`order.${side}`), shares, symbol })}
    </Banner>
  );
}
