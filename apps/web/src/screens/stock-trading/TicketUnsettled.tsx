import type { PendingOrder } from '@corro/machines';
import { useWords } from '../../boot/words.ts';
import { UnsettledNotice } from '../../parts/order-flow/UnsettledNotice.tsx';
import { useUnitWords } from '../../parts/unitWords.ts';

/** The order that is on its way while its sheet is put aside. */
export function TicketUnsettled({ order, onSee }: { order: PendingOrder; onSee: () => void }) {
  const { t } = useWords();
  const { side, symbol, quantity } = order;
  const shares = useUnitWords()('order.shares', { count: quantity });
  const text = t('ticket.unsettled', { side: t(`order.${side}`), shares, symbol });
  return <UnsettledNotice text={text} onSee={onSee} />;
}
