import type { FundTermsOfIssue } from '@corro/client';
import { type DecimalText, fundAtEnd, fundPeriod, fundReturn } from '@corro/domain';
import { defineMessage, defineMessages, type MessageDescriptor } from '@corro/messages';
import { formatMoney, formatPercent } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

/** Sentences about funds. None of them promises a return. */
export interface FundText {
  /** How long it runs: days under 30, else months (spec §9). */
  readonly period: (fund: FundTermsOfIssue) => string;
  /** What it may return, in percent over its period. */
  readonly range: (fund: FundTermsOfIssue) => string;
  /** The same in two figures, to stand above the sentence about the amount. */
  readonly returnRange: (fund: FundTermsOfIssue) => string;
  /** The least and the most that it may return; null where nothing is said of it. */
  readonly returns: (
    fund: FundTermsOfIssue,
  ) => { readonly min: string; readonly max: string } | null;
  /** The least and the most that an amount may come to at its end, in dollars; null where nothing is said of it. */
  readonly atEnd: (
    fund: FundTermsOfIssue,
    amount: DecimalText,
  ) => { readonly min: string; readonly max: string } | null;
  /** The least and the most that an amount may earn, in dollars; null where nothing is said of it. */
  readonly earn: (
    fund: FundTermsOfIssue,
    amount: DecimalText,
  ) => { readonly min: string; readonly max: string } | null;
}

const periods = defineMessages({
  day: { id: 'funds.period.day' },
  month: { id: 'funds.period.month' },
});

export function useFundText(): FundText {
  const { t, numberLocale } = useI18n();
  const percent = (value: DecimalText) => formatPercent(numberLocale, value, { signed: false });
  const money = (value: DecimalText) => formatMoney(numberLocale, value, 'US$');
  function rangeIn(fund: FundTermsOfIssue, sentence: MessageDescriptor): string {
    const range = returns(fund);
    return range === null ? t({ id: 'funds.range.unknown' }) : t(sentence, range);
  }

  function returns({ minReturn, maxReturn }: FundTermsOfIssue) {
    if (minReturn === null || maxReturn === null) return null;
    return { min: percent(minReturn), max: percent(maxReturn) };
  }

  return {
    period({ periodDays }) {
      if (periodDays === null) return t({ id: 'funds.period.unknown' });
      const { unit, count } = fundPeriod(periodDays);
      return t(periods[unit], { count });
    },

    returns,

    atEnd({ minReturn, maxReturn }, amount) {
      if (minReturn === null || maxReturn === null) return null;
      return {
        min: money(fundAtEnd(amount, minReturn)),
        max: money(fundAtEnd(amount, maxReturn)),
      };
    },

    range: (fund) => rangeIn(fund, defineMessage({ id: 'funds.range' })),
    returnRange: (fund) => rangeIn(fund, defineMessage({ id: 'funds.returnRange' })),

    earn({ minReturn, maxReturn }, amount) {
      if (minReturn === null || maxReturn === null) return null;
      return {
        min: money(fundReturn(amount, minReturn)),
        max: money(fundReturn(amount, maxReturn)),
      };
    },
  };
}
