import { orderCost, saleProceeds } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { priceText } from '../../../common/prices/priceText.ts';
import { useTotalRows } from '../../../common/prices/useTotalRows.tsx';
import { DoneStep } from '../../../flows/orders/EndSteps.tsx';
import { reviewedOrder, useReceipt } from '../../../flows/orders/useReceipt.ts';
import { ticketFlow } from './ticketFlow.ts';
import { useUnitText } from './ticketText.ts';
import type { StepProps } from './useStockTicket.ts';

const ticketDone = defineMessages({
  buy: { id: 'ticket.done.buy' },
  sell: { id: 'ticket.done.sell' },
});

/** What was bought or sold: as the server says it, else as it was reviewed. */
export function TicketDone({ ticket: { view }, name }: StepProps) {
  const { t, numberLocale } = useI18n();
  const units = useUnitText();
  const { terms = null } = view.order ?? {};
  const side = terms?.side ?? view.side;
  const receipt = useReceipt({
    calls: ticketFlow(terms?.symbol ?? '').calls,
    view,
    reviewed: reviewedOrder(terms, side === 'buy' ? orderCost : saleProceeds),
  });
  const { quantity, price, fee, total, isTold, orderNumber, notice } = receipt;
  const shares = units({ id: 'order.shares' }, { count: quantity ?? 0 });
  const totalRows = useTotalRows({ side, total, fee, pesos: 'usdMxnTrading', isSettled: isTold });
  return (
    <DoneStep
      text={t(ticketDone[side], { shares, name })}
      orderNumber={orderNumber}
      notice={notice}
      rows={[
        {
          label: units({ id: 'ticket.price' }),
          value: <Text>{priceText(price, numberLocale)}</Text>,
        },
        ...totalRows,
      ]}
      balance={view.balance}
    />
  );
}
