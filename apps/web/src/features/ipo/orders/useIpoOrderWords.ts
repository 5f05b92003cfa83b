import type { IpoOrder } from '@corro/client';
import { isZero } from '@corro/domain';
import { formatMoney } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';

/** What is said of an application, line by line; of what the upstream leaves out, nothing. */
export function useIpoOrderWords(order: IpoOrder): readonly string[] {
  const { t, dateTime, numberLocale } = useI18n();
  const { quantity, price, held, closesAt, allotted, returned } = order;
  const money = (amount: string) => formatMoney(numberLocale, amount, 'US$');

  function outcome(): string | null {
    if (allotted !== null) return t('ipoOrders.allotted', { allotted, count: quantity });
    if (held === null || returned !== null) return null;
    const amount = money(held);
    return closesAt === null
      ? t('ipoOrders.held', { amount })
      : t('ipoOrders.heldUntil', { amount, date: dateTime(closesAt) });
  }

  return [
    t('ipoOrders.asked', { count: quantity, price: money(price) }),
    outcome(),
    returned === null || isZero(returned)
      ? null
      : t('ipoOrders.returned', { amount: money(returned) }),
  ].filter((line) => line !== null);
}
