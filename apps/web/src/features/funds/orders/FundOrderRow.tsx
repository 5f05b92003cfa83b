import type { FundOrder } from '@corro/client';
import { defineMessage } from '@corro/messages';
import { formatMoney, Inline, ListRow, Money, Stack, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { OrderNumber, StatusTag } from '../../../common/records.tsx';
import { useFundText } from '../useFundText.ts';

/** What is said of a participation: its term, and what it may return, has returned, or why not. */
function useFundOrderText(order: FundOrder): { term: string; outcome: string | null } {
  const { t, formatDate, numberLocale } = useI18n();
  const i18n = useFundText();
  const { fund, amount, endsAt, expectedReturn, paidReturn, status } = order;
  const period = i18n.period(fund);
  const money = (value: string | null, signed = false) =>
    formatMoney(numberLocale, value, 'US$', { signed });

  function term(): string {
    if (endsAt === null || status === 'cancelled') return period;
    const message =
      status === 'completed'
        ? defineMessage({ id: 'fundOrders.ended' })
        : defineMessage({ id: 'fundOrders.ends' });
    return t(message, { period, date: formatDate(endsAt) });
  }

  function outcome(): string | null {
    if (status === 'cancelled') return t({ id: 'fundOrders.returned' }, { amount: money(amount) });
    if (status === 'completed') {
      return paidReturn === null
        ? null
        : t({ id: 'fundOrders.paid' }, { amount: money(paidReturn, true) });
    }
    const range = amount === null ? null : i18n.earn(fund, amount);
    if (range !== null) return t({ id: 'fundOrders.may' }, range);
    if (expectedReturn === null) return null;
    return t({ id: 'fundOrders.mayAbout' }, { amount: money(expectedReturn) });
  }

  return { term: term(), outcome: outcome() };
}

/** A participation: in what, for how much, until when, and what it may or did return. */
export function FundOrderRow({ order }: { order: FundOrder }) {
  const { formatDate } = useI18n();
  const { term, outcome } = useFundOrderText(order);
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
              {formatDate(order.createdAt)}
            </Text>
            <OrderNumber number={order.orderNumber} />
          </Inline>
        </Stack>
      }
    />
  );
}
