import type { TicketView } from '@corro/machines';
import { Money, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { DoneStep } from '../../../flows/orders/DoneStep.tsx';
import { priceText } from '../../../common/prices/priceText.ts';
import { useTotalRows } from '../../../common/prices/useTotalRows.tsx';
import { useUnitWords } from './unitWords.ts';
import type { StepProps } from './steps.ts';

/** What was bought or sold, as the server says it. */
export function TicketDone({ ticket, name }: StepProps) {
  const { t, numberLocale } = useI18n();
  const units = useUnitWords();
  const { side, quantity, price, fee, total, orderNumber } = receiptOf(ticket.view);
  const shares = units('order.shares', { count: quantity });
  const totalRows = useTotalRows({ side, total, pesos: 'usdMxnTrading', isSettled: true });
  return (
    <DoneStep
      text={t(`ticket.done.${side}`, { shares, name })}
      orderNumber={orderNumber}
      rows={[
        { label: units('ticket.price'), value: <Text>{priceText(price, numberLocale)}</Text> },
        // An order that was looked up says what it came to, and not what of it was the fee.
        ...(fee === null
          ? []
          : [{ label: t('ticket.fee'), value: <Money amount={fee} unit="US$" /> }]),
        ...totalRows,
      ]}
      balance={ticket.view.balance}
    />
  );
}

/** Side and quantity of the order itself stand in for what the server left unsaid. */
function receiptOf({ placed, order, side, quantity }: TicketView) {
  return {
    side: order?.terms.side ?? side,
    quantity: placed?.quantity ?? order?.terms.quantity ?? quantity ?? 0,
    price: placed?.price ?? null,
    fee: placed?.fee ?? null,
    total: placed?.total ?? null,
    orderNumber: placed?.orderNumber ?? null,
  };
}
