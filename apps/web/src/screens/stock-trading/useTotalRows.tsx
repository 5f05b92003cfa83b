import type { DecimalText, Side } from '@corro/domain';
import { Money, formatDecimal, type SummaryRow } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { usePesos } from './usePesos.ts';

/** The total, to come or settled, in dollars and its estimate in pesos with the rate, for a summary. */
export function useTotalRows(
  side: Side,
  total: DecimalText | null,
  when: 'total' | 'settled' = 'total',
): SummaryRow[] {
  const { t, numberLocale } = useWords();
  const { rate, estimate } = usePesos();
  return [
    {
      label: t(`ticket.${when}.${side}`),
      value: <Money amount={total} unit="US$" />,
      emphasis: true,
    },
    {
      label: t('ticket.pesos', { rate: formatDecimal(numberLocale, rate) }),
      value: <Money amount={estimate(total)} unit="MX$" estimate tone="muted" />,
    },
  ];
}
