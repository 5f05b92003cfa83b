import type { Order } from '@corro/client';
import { Inline, ListRow, Money, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { OrderNumber, StatusTag } from '../../../common/records.tsx';
import { priceText } from '../../../common/prices/priceText.ts';

export interface OrderRowProps {
  readonly order: Order;
}

/** One order: what was done, for how much, when, and how it stands. */
export function OrderRow({ order }: OrderRowProps) {
  const { t, dateTime, numberLocale } = useI18n();
  const { side, symbol, name, quantity, price, sellPrice, total, createdAt } = order;
  const paid = side === 'sell' ? (sellPrice ?? price) : price;
  return (
    <ListRow
      title={t('records.title', { side: t(`order.${side}`), name })}
      subtitle={t('records.line', {
        symbol,
        quantity,
        price: priceText(paid, numberLocale),
      })}
      trailing={<Money amount={total} unit="US$" />}
      trailingSub={<StatusTag status={order.status} />}
      below={
        <Inline justify="between" gap={8}>
          <Text size={14} tone="muted">
            {dateTime(createdAt)}
          </Text>
          <OrderNumber number={order.orderNumber} />
        </Inline>
      }
    />
  );
}
