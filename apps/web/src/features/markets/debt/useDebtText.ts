import { debtTerm, type DecimalText } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { formatPercent } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';

const terms = defineMessages({
  day: { id: 'debt.term.day' },
  month: { id: 'debt.term.month' },
  year: { id: 'debt.term.year' },
});

/** Formats figures of treasury debt. */
export function useDebtText() {
  const { t, numberLocale } = useI18n();
  const percent = (value: DecimalText) => formatPercent(numberLocale, value, { signed: false });
  return {
    percent,
    /** A yield per year. */
    yearly: (value: DecimalText) => t({ id: 'debt.yield.year' }, { rate: percent(value) }),
    /** Time to maturity. */
    term: (days: number) => {
      const { unit, count } = debtTerm(days);
      return t(terms[unit], { count });
    },
  };
}
