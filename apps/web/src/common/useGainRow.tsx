import { type DecimalText, isNegative } from '@corro/domain';
import { Change, formatPercent } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';
import type { ActivityFact } from './activity/activity.ts';
import { type Amounts, useAmounts } from './amounts.ts';

/** A gain in US dollars; negative for a loss. */
interface EarnedGain {
  readonly gain: DecimalText;
  /** Percent of the cost. */
  readonly percent?: DecimalText | null;
}

/**
 * Row with a gain or loss. Its text is formatted by `amounts`, which defaults to `useAmounts()`.
 */
export function useGainRow(): (earned: EarnedGain, amounts?: Amounts) => ActivityFact {
  const { t, numberLocale } = useI18n();
  const screenAmounts = useAmounts();
  return ({ gain, percent = null }, { text } = screenAmounts) => ({
    label: isNegative(gain) ? t({ id: 'ticket.loss' }) : t({ id: 'ticket.gain' }),
    value: <Change amount={gain} percent={percent} unit="US$" size={16} />,
    text: [
      text(gain, { signed: true }),
      ...(percent === null ? [] : [`(${formatPercent(numberLocale, percent)})`]),
    ].join(' '),
  });
}
