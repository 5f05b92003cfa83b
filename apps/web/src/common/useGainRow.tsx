import { type DecimalText, isNegative } from '@corro/domain';
import { Change, formatPercent } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';
import type { ActivityFact } from './activity/activity.ts';
import { type Amounts, useAmounts } from './amounts.ts';

/** What was earned, US dollars; below zero for a loss. */
export interface EarnedGain {
  readonly gain: DecimalText;
  /** Of what was paid; left out where it is not known. */
  readonly percent?: DecimalText | null;
}

/** The row of a detail that says what was earned or lost; its text is written by `amounts`, left out: as here. */
export function useGainRow(): (earned: EarnedGain, amounts?: Amounts) => ActivityFact {
  const { t, numberLocale } = useI18n();
  const here = useAmounts();
  return ({ gain, percent = null }, { text } = here) => ({
    label: isNegative(gain) ? t({ id: 'ticket.loss' }) : t({ id: 'ticket.gain' }),
    value: <Change amount={gain} percent={percent} unit="US$" size={16} />,
    text: [
      text(gain, { signed: true }),
      ...(percent === null ? [] : [`(${formatPercent(numberLocale, percent)})`]),
    ].join(' '),
  });
}
