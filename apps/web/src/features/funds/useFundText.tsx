import type { Fund, FundTermsOfIssue } from '@corro/client';
import {
  compare,
  type DecimalText,
  fundAtEnd,
  fundEnd,
  fundPeriod,
  fundReturn,
  fundYearlyPercent,
} from '@corro/domain';
import { defineMessage, defineMessages, type MessageDescriptor } from '@corro/messages';
import { formatMoney, formatPercent, type SummaryRow, Text } from '@corro/ui';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useUpstreamTime } from '../../common/ages.tsx';
import { rateDecimals } from '../../common/prices/usePesos.ts';

const periods = defineMessages({
  day: { id: 'funds.period.day' },
  month: { id: 'funds.period.month' },
});

/**
 * Sentences about funds. None of them promises a return. `returns`, `atEnd` and `earn` are null if
 * the upstream sends no returns, or a minimum above the maximum.
 */
export function useFundText() {
  const { t, numberLocale } = useI18n();
  const percent = (value: DecimalText) =>
    formatPercent(numberLocale, value, { signed: false, max: rateDecimals });
  const money = (value: DecimalText) => formatMoney(numberLocale, value, 'US$');

  function returnText(fund: FundTermsOfIssue, message: MessageDescriptor): string {
    const range = rangeOf(fund, percent);
    return range === null ? t({ id: 'funds.range.unknown' }) : t(message, range);
  }

  /** The term, in days below 30, else in months (spec §9). */
  function period({ periodDays }: FundTermsOfIssue): string {
    if (periodDays === null) return t({ id: 'funds.period.unknown' });
    const { unit, count } = fundPeriod(periodDays);
    return t(periods[unit], { count });
  }

  return {
    period,
    /** Possible returns over the term, percent. */
    returns: (fund: FundTermsOfIssue) => rangeOf(fund, percent),
    returnRange: (fund: FundTermsOfIssue) =>
      returnText(fund, defineMessage({ id: 'funds.returnRange' })),
    /** Possible returns as simple yearly rates; null without a term too. */
    yearly: (fund: FundTermsOfIssue): string | null => {
      const { periodDays } = fund;
      if (periodDays === null || periodDays <= 0) return null;
      const range = rangeOf(fund, (value) =>
        formatPercent(numberLocale, fundYearlyPercent(value, periodDays), { signed: false }),
      );
      return range === null ? null : t({ id: 'funds.yearly' }, range);
    },
    /** Possible values of an amount at the end of the term, US dollars. */
    atEnd: (fund: FundTermsOfIssue, amount: DecimalText) =>
      rangeOf(fund, (value) => money(fundAtEnd(amount, value))),
    /** Possible earnings of an amount, US dollars. */
    earn: (fund: FundTermsOfIssue, amount: DecimalText) =>
      rangeOf(fund, (value) => money(fundReturn(amount, value))),
  };
}

function rangeOf(
  { minReturn, maxReturn }: FundTermsOfIssue,
  format: (percent: DecimalText) => string,
) {
  if (minReturn === null || maxReturn === null || compare(minReturn, maxReturn) > 0) return null;
  return { min: format(minReturn), max: format(maxReturn) };
}

/** Summary rows of a purchase; none if the upstream no longer lists the fund. */
export function useFundRows(fund: Fund | undefined) {
  const { t, formatDate } = useI18n();
  const api = useApi();
  const now = useUpstreamTime();
  const format = useFundText();

  /** The term and its end, counted from the confirmation or from now. */
  function termRows(confirmedAt?: number): SummaryRow[] {
    if (fund === undefined || fund.periodDays === null) return [];
    const from = confirmedAt === undefined ? now : confirmedAt - api.clockAheadMs();
    const endTime = fundEnd(from, fund.periodDays);
    return [
      { label: t({ id: 'funds.term' }), value: <Text>{format.period(fund)}</Text> },
      { label: t({ id: 'funds.endsOn' }), value: <Text>{formatDate(endTime)}</Text> },
    ];
  }

  function returnRow(amount: DecimalText | null): SummaryRow[] {
    if (fund === undefined) return [];
    const earned = amount === null ? null : format.earn(fund, amount);
    const detail = earned === null ? {} : { detail: t({ id: 'funds.earn' }, earned) };
    const value = <Text>{format.returnRange(fund)}</Text>;
    return [{ label: t({ id: 'funds.return' }), value, ...detail }];
  }

  function endRow(amount: DecimalText | null): SummaryRow[] {
    const atEnd = fund === undefined || amount === null ? null : format.atEnd(fund, amount);
    if (atEnd === null) return [];
    return [
      {
        label: t({ id: 'funds.atEnd' }),
        value: <Text>{t({ id: 'funds.returnRange' }, atEnd)}</Text>,
        detail: t({ id: 'funds.atEnd.about' }),
      },
    ];
  }

  return { termRows, returnRow, endRow };
}
