import type { FundOrder } from '@corro/client';
import { Inline, ListRow, Money, Stack, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { OrderNumber, StatusTag } from '../../../common/records.tsx';
import { useFundOrderWords } from './useFundOrderWords.ts';

/** A participation: in what, for how much, until when, and what it may or did return. */
export function FundOrderRow({ order }: { order: FundOrder }) {
  const { date } = useI18n();
  const { term, outcome } = useFundOrderWords(order);
  return (
    <ListRow
      title={order.fund.name}
      subtitle={term}
      trailing={<Money amount={order.amount} unit="US$" />}
      trailingSub={<StatusTag status={order.status} />}
      below={
        <Stack gap={0}>
          {outcome === null ? null : (
            <Text size={14} tone="muted">
              {outcome}
            </Text>
          )}
          <Inline justify="between" gap={8}>
            <Text size={14} tone="muted">
              {date(order.createdAt)}
            </Text>
            <OrderNumber number={order.orderNumber} />
          </Inline>
        </Stack>
      }
    />
  );
}
