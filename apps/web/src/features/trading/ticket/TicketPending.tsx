import type { TicketTerms } from '@corro/machines';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { PendingNotice } from '../../../flows/orders/PendingNotice.tsx';
import { useUnitWords } from './unitWords.ts';

/** The order that is on its way while its sheet is minimised. */
export function TicketPending({ terms, onSee }: { terms: TicketTerms; onSee: () => void }) {
  const { t } = useI18n();
  const { side, symbol, quantity } = terms;
  const shares = useUnitWords()('order.shares', { count: quantity });
  const text = t('ticket.unsettled', { side: t(`order.${side}`), shares, symbol });
  return <PendingNotice text={text} onSee={onSee} />;
}
