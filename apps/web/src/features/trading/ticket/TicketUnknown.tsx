import type { TicketTerms } from '@corro/machines';
import { Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { priceText } from '../../../common/prices/priceText.ts';
import { PendingNotice, UnknownStep } from '../../../flows/orders/UnknownStep.tsx';
import { orderSide } from '../order.ts';
import { useUnitText } from './ticketText.ts';
import type { StepProps } from './useStockTicket.ts';

interface TicketPendingProps {
  readonly terms: Pick<TicketTerms, 'side' | 'symbol' | 'quantity'>;
  readonly onSee: () => void;
}

/** The order that is on its way while its sheet is minimised. */
export function TicketPending({ terms, onSee }: TicketPendingProps) {
  const { t } = useI18n();
  const { side, symbol, quantity } = terms;
  const { counted } = useAmounts();
  const units = useUnitText();
  const shares = counted(quantity, (count) => units({ id: 'order.shares' }, { count }));
  const text = t({ id: 'ticket.unsettled' }, { side: t(orderSide[side]), shares, symbol });
  return <PendingNotice text={text} onSee={onSee} />;
}

/** The order whose end is not known. */
export function TicketUnknown({ ticket, name }: StepProps) {
  const { t, numberLocale } = useI18n();
  const units = useUnitText();
  const { order } = ticket.view;
  const terms = order?.terms ?? null;
  return (
    <UnknownStep
      view={ticket.view}
      rows={
        terms === null
          ? []
          : [
              { label: t({ id: 'ticket.side' }), value: <Text>{t(orderSide[terms.side])}</Text> },
              {
                label: units({ id: 'ticket.instrument' }),
                value: <Text>{name}</Text>,
                detail: terms.symbol,
              },
              {
                label: t({ id: 'ticket.quantityRow' }),
                value: <Text>{units({ id: 'order.shares' }, { count: terms.quantity })}</Text>,
              },
              {
                label: units({ id: 'ticket.price' }),
                value: <Text>{priceText(terms.price, numberLocale)}</Text>,
              },
            ]
      }
    />
  );
}
