import type { DecimalText, Side } from '@corro/domain';
import { Money, formatDecimal, type SummaryRow } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { usePesos } from './usePesos.ts';

/** The total in dollars with its estimate in pesos, for a summary. */
export function useTotalRow(side: Side, total: DecimalText | null): SummaryRow {
  const { t, numberLocale } = useWords();
  const { rate, estimate } = usePesos();
  return {
    label: t(`ticket.total.${side}`),
    value: <Money amount={total} unit="US$" />,
    detail: (
      <>
        <Money amount={estimate(total)} unit="MX$" size={14} tone="muted" estimate />{' '}
        {t('ticket.rate', { rate: formatDecimal(numberLocale, rate) })}
      </>
    ),
    emphasis: true,
  };
}
