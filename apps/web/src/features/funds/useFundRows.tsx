import type { Fund } from '@corro/client';
import { type DecimalText, fundEnd } from '@corro/domain';
import { Text, type SummaryRow } from '@corro/ui';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useFundText } from './useFundText.ts';

/** Rows of the summaries on a purchase from a fund; none from one that is not known any more. */
export function useFundRows(fund: Fund | undefined) {
  const { t, formatDate } = useI18n();
  const { clock } = useServices();
  const format = useFundText();

  /** For how long the money is away, from the confirmation on, or from now. */
  function termRows(confirmedAt?: number): SummaryRow[] {
    if (fund === undefined || fund.periodDays === null) return [];
    const end = fundEnd(confirmedAt ?? clock.now(), fund.periodDays);
    return [
      { label: t({ id: 'funds.term' }), value: <Text>{format.period(fund)}</Text> },
      { label: t({ id: 'funds.endsOn' }), value: <Text>{formatDate(end)}</Text> },
    ];
  }

  /** What that amount may return, in words that promise nothing. */
  function returnRow(amount: DecimalText | null): SummaryRow[] {
    if (fund === undefined) return [];
    const earned = amount === null ? null : format.earn(fund, amount);
    const detail = earned === null ? {} : { detail: t({ id: 'funds.earn' }, earned) };
    return [
      {
        label: t({ id: 'funds.return' }),
        value: <Text>{format.returnRange(fund)}</Text>,
        ...detail,
      },
    ];
  }

  /** What it may come to at its end. */
  function endRow(amount: DecimalText | null): SummaryRow[] {
    const end = fund === undefined || amount === null ? null : format.atEnd(fund, amount);
    if (end === null) return [];
    return [
      {
        label: t({ id: 'funds.atEnd' }),
        value: <Text>{t({ id: 'funds.returnRange' }, end)}</Text>,
        detail: t({ id: 'funds.atEnd.about' }),
      },
    ];
  }

  return { termRows, returnRow, endRow };
}
