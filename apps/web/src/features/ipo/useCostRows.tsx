import type { IpoApplicationView } from '@corro/machines';
import { Money, type SummaryRow } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';
import { useTotalRows } from '../../common/prices/useTotalRows.tsx';

/** What is set aside for the application, for a summary; em dashes until that is known. */
export function useCostRows({ cost, balanceAfter }: IpoApplicationView): SummaryRow[] {
  const { t } = useWords();
  const label = t('ipo.heldToCome');
  const total = cost?.total ?? null;
  const totalRows = useTotalRows({ side: 'buy', total, pesos: 'usdMxn', label });
  return [
    { label: t('ticket.amount'), value: <Money amount={cost?.amount ?? null} unit="US$" /> },
    { label: t('ticket.fee'), value: <Money amount={cost?.fee ?? null} unit="US$" /> },
    ...totalRows,
    { label: t('ticket.balanceAfter'), value: <Money amount={balanceAfter} unit="US$" /> },
  ];
}
