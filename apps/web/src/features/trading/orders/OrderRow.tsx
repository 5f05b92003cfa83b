import type { Order } from '@corro/client';
import { Inline, ListRow, Money, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { OrderNumber, StatusTag } from '../../../common/records.tsx';
import { priceText } from '../../../common/prices/priceText.ts';
import { countText } from '../../../app/i18n/countText.ts';
import { orDash } from '../../../app/i18n/orDash.ts';
import { orderSide } from '../orderSide.ts';

export interface OrderRowProps {
  readonly order: Order;
}

/** One order: what, how much, when, and its status. */
export function OrderRow({ order }: OrderRowProps) {
  const { t, formatDateTime, numberLocale } = useI18n();
  const { side, symbol, name, quantity, price, sellPrice, total, createdAt } = order;
  const paid = side === 'sell' ? (sellPrice ?? price) : price;
  return (
    <ListRow
      title={side === null ? name : t({ id: 'records.title' }, { side: t(orderSide[side]), name })}
      subtitle={t(
        { id: 'records.line' },
        {
          symbol: orDash(symbol),
          shares: countText(quantity, numberLocale),
          price: priceText(paid, numberLocale),
        },
      )}
      trailing={<Money amount={total} unit="US$" />}
      trailingSub={<StatusTag status={order.status} />}
      below={
        <Inline justify="between" gap={8}>
          <Text size={14} tone="muted">
            {formatDateTime(createdAt)}
          </Text>
          <OrderNumber number={order.orderNumber} />
        </Inline>
      }
    />
  );
}
