import type { FundOrder } from '@corro/client';
import { formatMoney } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useFundWords } from '../useFundWords.ts';

/** What is said of a participation: its term, and what it may return, has returned, or why not. */
export function useFundOrderWords(order: FundOrder): { term: string; outcome: string | null } {
  const { t, date, numberLocale } = useI18n();
  const words = useFundWords();
  const { fund, amount, endsAt, expectedReturn, paidReturn, status } = order;
  const period = words.period(fund);
  const money = (value: string, signed = false) =>
    formatMoney(numberLocale, value, 'US$', { signed });

  function term(): string {
    if (endsAt === null || status === 'cancelled') return period;
    const id = status === 'completed' ? 'fundOrders.ended' : 'fundOrders.ends';
    return t(id, { period, date: date(endsAt) });
  }

  function outcome(): string | null {
    if (status === 'cancelled') return t('fundOrders.returned', { amount: money(amount) });
    if (status === 'completed') {
      return paidReturn === null ? null : t('fundOrders.paid', { amount: money(paidReturn, true) });
    }
    const range = words.earn(fund, amount);
    if (range !== null) return t('fundOrders.may', range);
    if (expectedReturn === null) return null;
    return t('fundOrders.mayAbout', { amount: money(expectedReturn) });
  }

  return { term: term(), outcome: outcome() };
}
