import { debtTerm, type DecimalText } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { formatPercent } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';

const terms = defineMessages({
  day: { id: 'debt.term.day' },
  month: { id: 'debt.term.month' },
  year: { id: 'debt.term.year' },
});

/** Figures of treasury debt in words. */
export interface DebtText {
  readonly percent: (value: DecimalText) => string;
  /** A yield that says that it is of a year. */
  readonly yearly: (value: DecimalText) => string;
  /** In how long it is due. */
  readonly term: (days: number) => string;
}

export function useDebtText(): DebtText {
  const { t, numberLocale } = useI18n();
  const percent = (value: DecimalText) => formatPercent(numberLocale, value, { signed: false });
  return {
    percent,
    yearly: (value: DecimalText) => t({ id: 'debt.yield.year' }, { rate: percent(value) }),
    term(days: number): string {
      const { unit, count } = debtTerm(days);
      return t(terms[unit], { count });
    },
  };
}
