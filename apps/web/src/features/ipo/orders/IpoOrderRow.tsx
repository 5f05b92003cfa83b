import type { IpoOrder } from '@corro/client';
import { add, isZero } from '@corro/domain';
import { formatMoney, Inline, ListRow, Money, Stack, Tag, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { OrderNumber, StatusTag } from '../../../common/records.tsx';
import { useIpoLine } from '../ipoRows.tsx';
import { countText } from '../../../app/i18n/countText.ts';
import { dash } from '../../../app/i18n/orDash.ts';

/** What has become of an application: one that succeeded is allotted, which is less than executed. */
function IpoOrderStatusTag({ status }: Pick<IpoOrder, 'status'>) {
  const { t } = useI18n();
  if (status === 'success') return <Tag tone="accent">{t({ id: 'ipoOrders.status.success' })}</Tag>;
  if (status === 'failed') return <Tag>{t({ id: 'ipoOrders.status.failed' })}</Tag>;
  return <StatusTag status={status} />;
}

/** What is said of an application, line by line; of what the upstream leaves out, nothing. */
function useIpoOrderText(order: IpoOrder): readonly string[] {
  const { t, formatDateTime, numberLocale } = useI18n();
  const { quantity, price, held, closesAt, allotted, returned } = order;
  const money = (amount: string | null) => formatMoney(numberLocale, amount, 'US$');

  function outcome(): string | null {
    if (allotted !== null)
      return t(
        { id: 'ipoOrders.allotted' },
        { allotted, asked: countText(quantity, numberLocale) },
      );
    if (held === null || returned !== null) return null;
    const amount = money(held);
    return closesAt === null
      ? t({ id: 'ipoOrders.held' }, { amount })
      : t({ id: 'ipoOrders.heldUntil' }, { amount, date: formatDateTime(closesAt) });
  }

  const shares = quantity === null ? dash : t({ id: 'order.shares' }, { count: quantity });
  return [
    t({ id: 'ipoOrders.asked' }, { shares, price: money(price) }),
    outcome(),
    returned === null || isZero(returned)
      ? null
      : t({ id: 'ipoOrders.returned' }, { amount: money(returned) }),
  ].filter((line) => line !== null);
}

/** An application: what was asked for and set aside, what was allotted, paid and returned. */
export function IpoOrderRow({ order }: { order: IpoOrder }) {
  const { formatDateTime } = useI18n();
  const line = useIpoLine();
  const lines = useIpoOrderText(order);
  return (
    <ListRow
      title={order.name}
      subtitle={line(order)}
      trailing={<Money amount={movedBy(order)} unit="US$" />}
      trailingSub={<IpoOrderStatusTag status={order.status} />}
      below={
        <Stack gap={0}>
          {lines.map((text) => (
            <Text key={text} size={14} tone="muted">
              {text}
            </Text>
          ))}
          <Inline justify="between" gap={8}>
            <Text size={14} tone="muted">
              {formatDateTime(order.createdAt)}
            </Text>
            <OrderNumber number={order.orderNumber} />
          </Inline>
        </Stack>
      }
    />
  );
}

/** What the application has taken from the balance: what was paid, or else what is set aside. */
function movedBy({ amount, fee, held }: IpoOrder) {
  if (amount === null) return held;
  return fee === null ? null : add(amount, fee);
}
