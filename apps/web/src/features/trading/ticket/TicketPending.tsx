import type { TicketTerms } from '@corro/machines';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { orderSide } from '../../../common/activity/order.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { PendingNotice } from '../../../flows/orders/PendingNotice.tsx';
import { useUnitText } from './ticketText.ts';

/** Notice of a pending order while its sheet is minimised. */
export function TicketPending({
  terms: { side, symbol, quantity },
  onSee,
}: {
  terms: TicketTerms;
  onSee: () => void;
}) {
  const { t } = useI18n();
  const { counted } = useAmounts();
  const units = useUnitText();
  const shares = counted(quantity, (count) => units({ id: 'order.shares' }, { count }));
  const text = t({ id: 'ticket.unsettled' }, { side: t(orderSide[side]), shares, symbol });
  return <PendingNotice text={text} onSee={onSee} />;
}
