import type { DecimalText, Side } from '@corro/domain';
import { Money, formatDecimal, type SummaryRow } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';
import { usePesos, type PesoRate } from './usePesos.ts';

/** Which total, and how it is told. */
export interface TotalOf {
  readonly side: Side;
  /** US dollars; null while it is not known. */
  readonly total: DecimalText | null;
  readonly pesos: PesoRate;
  /** It has been paid or received, and is not to be. */
  readonly isSettled?: boolean;
  /** What it is called where nothing is paid or received by it. */
  readonly label?: string;
}

/** The total, to come or settled, in dollars and its estimate in pesos with the rate, for a summary. */
export function useTotalRows(of: TotalOf): SummaryRow[] {
  const { side, total, pesos, isSettled = false, label } = of;
  const { t, numberLocale } = useWords();
  const { rate, estimate } = usePesos(pesos);
  return [
    {
      label: label ?? t(`ticket.${isSettled ? 'settled' : 'total'}.${side}`),
      value: <Money amount={total} unit="US$" />,
      emphasis: true,
    },
    {
      label: t('ticket.pesos', { rate: formatDecimal(numberLocale, rate) }),
      value: <Money amount={estimate(total)} unit="MX$" estimate tone="muted" />,
    },
  ];
}
