import type { DealPurchaseView } from '@corro/machines';
import { Money, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { DoneStep } from '../../flows/orders/DoneStep.tsx';
import { UnknownStep } from '../../flows/orders/UnknownStep.tsx';
import { priceText } from '../../common/prices/priceText.ts';
import { useTotalRows } from '../../common/prices/useTotalRows.tsx';
import { useDealRows } from './useDealRows.tsx';

interface EndProps {
  readonly view: DealPurchaseView;
}

/** What happened, as the server says it. */
export function DealDone({ view: { placed, order, balance } }: EndProps) {
  const { t, numberLocale } = useI18n();
  const total = placed?.total ?? null;
  const fee = placed?.fee ?? null;
  const totalRows = useTotalRows({ side: 'buy', total, pesos: 'usdMxn', isSettled: true });
  const quantity = placed?.quantity ?? order?.terms.quantity ?? 0;
  const shares = t('order.shares', { count: quantity });
  const price = placed?.price ?? order?.terms.price ?? null;
  return (
    <DoneStep
      text={t('ticket.done.buy', { shares, name: order?.terms.name ?? '' })}
      orderNumber={placed?.orderNumber ?? null}
      rows={[
        { label: t('ticket.price'), value: <Text>{priceText(price, numberLocale)}</Text> },
        // An order that was looked up says what it came to, and not what of it was the fee.
        ...(fee === null
          ? []
          : [{ label: t('ticket.fee'), value: <Money amount={fee} unit="US$" /> }]),
        ...totalRows,
      ]}
      balance={balance}
    />
  );
}

/** Nobody knows yet what became of the order. */
export function DealUnknown({ view: { phase, order } }: EndProps) {
  const rows = useDealRows(order?.terms ?? null);
  return <UnknownStep phase={phase} order={order} rows={rows} />;
}
