import { type DecimalText, isNegative } from '@corro/domain';
import { Change, type SummaryRow } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';

/** What was earned, US dollars; below zero for a loss. */
export interface EarnedGain {
  readonly gain: DecimalText;
  /** Of what was paid; left out where it is not known. */
  readonly percent?: DecimalText | null;
}

/** The row of a summary that says what was earned or lost. */
export function useGainRow(): (earned: EarnedGain) => SummaryRow {
  const { t } = useI18n();
  return ({ gain, percent = null }) => ({
    label: isNegative(gain) ? t({ id: 'ticket.loss' }) : t({ id: 'ticket.gain' }),
    value: <Change amount={gain} percent={percent} unit="US$" size={16} />,
  });
}
