import type { Order } from '@corro/client';
import { Money, Text, formatMoney } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { OrderNumber } from '../../parts/OrderNumber.tsx';
import { RecordFrame } from './RecordFrame.tsx';
import { StatusTag } from './StatusTag.tsx';

/** One order: what was done, for how much, when, and how it stands. */
export function RecordRow({ order }: { order: Order }) {
  const { t, dateTime, numberLocale } = useWords();
  const { side, symbol, name, quantity, price, sellPrice, total, status, createdAt } = order;
  const paid = side === 'sell' ? (sellPrice ?? price) : price;
  return (
    <RecordFrame
      title={<Text weight="strong">{t('records.title', { side: t(`order.${side}`), name })}</Text>}
      subtitle={
        <Text size={14} tone="muted">
          {t('records.line', { symbol, quantity, price: formatMoney(numberLocale, paid, 'US$') })}
        </Text>
      }
      trailing={<Money amount={total} unit="US$" />}
      trailingSub={<StatusTag status={status} />}
      date={
        <Text size={14} tone="muted">
          {dateTime(createdAt)}
        </Text>
      }
      number={<OrderNumber number={order.orderNumber} />}
    />
  );
}
