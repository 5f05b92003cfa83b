import type { IpoOrder } from '@corro/client';
import { add } from '@corro/domain';
import { Inline, ListRow, Money, Stack, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useIpoLine } from '../ipoRows.tsx';
import { OrderNumber } from '../../../common/records.tsx';
import { IpoOrderStatusTag } from './IpoOrderStatusTag.tsx';
import { useIpoOrderWords } from './useIpoOrderWords.ts';

/** An application: what was asked for and set aside, what was allotted, paid and returned. */
export function IpoOrderRow({ order }: { order: IpoOrder }) {
  const { dateTime } = useI18n();
  const line = useIpoLine();
  const lines = useIpoOrderWords(order);
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
              {dateTime(order.createdAt)}
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
  return amount === null ? held : add(amount, fee ?? '0.00');
}
