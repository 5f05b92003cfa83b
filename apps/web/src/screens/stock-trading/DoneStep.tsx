import type { TicketView } from '@corro/machines';
import { Banner, Button, Money, Stack, Summary, Text } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { OrderNumber } from '../../parts/OrderNumber.tsx';
import { priceText } from '../../parts/priceText.ts';
import { useUnitWords } from '../../parts/unitWords.ts';
import type { StepProps } from './steps.ts';
import { useLeaving } from './useLeaving.ts';
import { useTotalRows } from '../../parts/useTotalRows.tsx';

/** What happened, as the server says it, with the order's number to copy. */
export function DoneStep({ ticket, name }: StepProps) {
  const { t, numberLocale } = useWords();
  const units = useUnitWords();
  const { side, quantity, price, fee, total, orderNumber } = receiptOf(ticket.view);
  const shares = units('order.shares', { count: quantity });
  const totalRows = useTotalRows({ side, total, pesos: 'usdMxnTrading', isSettled: true });
  return (
    <Stack gap={12}>
      <Banner tone="success">{t(`ticket.done.${side}`, { shares, name })}</Banner>
      <Summary
        rows={[
          { label: t('ticket.orderNumber'), value: <OrderNumber number={orderNumber} /> },
          {
            label: units('ticket.price'),
            value: <Text>{priceText(price, numberLocale)}</Text>,
          },
          // An order that was looked up says what it came to, and not what of it was the fee.
          ...(fee === null
            ? []
            : [{ label: t('ticket.fee'), value: <Money amount={fee} unit="US$" /> }]),
          ...totalRows,
          {
            label: t('ticket.balanceNow'),
            value: <Money amount={ticket.view.balance} unit="US$" />,
          },
        ]}
      />
    </Stack>
  );
}

/** The way on. */
export function DoneFooter({ onAnother }: StepProps) {
  const { t } = useWords();
  const { toRecords, toPositions } = useLeaving();
  return (
    <Stack gap={8}>
      <Button size="large" fullWidth onPress={toPositions}>
        {t('ticket.seePositions')}
      </Button>
      <Button tone="neutral" fullWidth onPress={toRecords}>
        {t('ticket.seeRecords')}
      </Button>
      <Button tone="quiet" fullWidth onPress={onAnother}>
        {t('ticket.another')}
      </Button>
    </Stack>
  );
}

/** Side and quantity of the order itself stand in for what the server left unsaid. */
function receiptOf({ placed, order, side, quantity }: TicketView) {
  return {
    side: order?.side ?? side,
    quantity: placed?.quantity ?? order?.quantity ?? quantity ?? 0,
    price: placed?.price ?? null,
    fee: placed?.fee ?? null,
    total: placed?.total ?? null,
    orderNumber: placed?.orderNumber ?? null,
  };
}
