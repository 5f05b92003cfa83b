import type { TicketTerms } from '@corro/machines';
import { useWords } from '../../../app/i18n/words.ts';
import { UnsettledNotice } from '../../../flows/orders/UnsettledNotice.tsx';
import { useUnitWords } from './unitWords.ts';

/** The order that is on its way while its sheet is put aside. */
export function TicketUnsettled({ terms, onSee }: { terms: TicketTerms; onSee: () => void }) {
  const { t } = useWords();
  const { side, symbol, quantity } = terms;
  const shares = useUnitWords()('order.shares', { count: quantity });
  const text = t('ticket.unsettled', { side: t(`order.${side}`), shares, symbol });
  return <UnsettledNotice text={text} onSee={onSee} />;
}
