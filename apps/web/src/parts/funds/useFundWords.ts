import type { FundTermsOfIssue } from '@corro/client';
import { type DecimalText, fundPeriod, fundReturn } from '@corro/domain';
import { formatDecimal, formatMoney } from '@corro/ui';
import { useWords } from '../../boot/words.ts';

/** Sentences about funds. None of them promises a return. */
export interface FundWords {
  /** How long it runs: days under 30, else months (spec §9). */
  readonly period: (fund: FundTermsOfIssue) => string;
  /** What it may return, in percent over its period. */
  readonly range: (fund: FundTermsOfIssue) => string;
  /** What an amount may earn; null where the upstream does not say what the fund may return. */
  readonly mayEarn: (fund: FundTermsOfIssue, amount: DecimalText) => string | null;
}

export function useFundWords(): FundWords {
  const { t, numberLocale } = useWords();
  const percent = (value: DecimalText) => formatDecimal(numberLocale, value);
  const money = (value: DecimalText) => formatMoney(numberLocale, value, 'US$');
  return {
    period({ periodDays }) {
      if (periodDays === null) return t('funds.period.unknown');
      const { unit, count } = fundPeriod(periodDays);
      return t(`funds.period.${unit}`, { count });
    },

    range({ minReturn, maxReturn }) {
      if (minReturn === null || maxReturn === null) return t('funds.range.unknown');
      return t('funds.range', { min: percent(minReturn), max: percent(maxReturn) });
    },

    mayEarn({ minReturn, maxReturn }, amount) {
      if (minReturn === null || maxReturn === null) return null;
      const [min, max] = [fundReturn(amount, minReturn), fundReturn(amount, maxReturn)];
      return t('fundOrders.may', { min: money(min), max: money(max) });
    },
  };
}
